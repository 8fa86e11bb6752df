import { build } from 'vite'
import { addDays, dayBegins } from '../../lib/dates.ts'
import type { Content } from '../../content/schema.ts'

type NoticeAtPlace = Pick<Content['site'], 'notice' | 'place'>

/**
 * When the notice begins and ends by the clock of the resort, as constants of the code: the inline script needs
 * nothing else of the content, and without a notice neither its component nor its styles are in any page.
 */
export const noticeTimes = ({ notice, place: { timeZone } }: NoticeAtPlace) => ({
  'import.meta.env.NOTICE_BEGINS': JSON.stringify(notice && dayBegins(notice.from, timeZone)),
  'import.meta.env.NOTICE_ENDS': JSON.stringify(notice && dayBegins(addDays(notice.until, 1), timeZone)),
})

/** Bundles `app/entry.inline.ts` into one small classic script, to be written into every page. */
export async function bundleInlineScript(root: string, site: NoticeAtPlace): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: noticeTimes(site),
    build: {
      write: false,
      lib: { entry: 'app/entry.inline.ts', formats: ['iife'], name: 'inlineScript' },
      rolldownOptions: { output: { extend: true } },
    },
  })
  const chunk = (Array.isArray(output) ? output : 'output' in output ? [output] : [])
    .flatMap((each) => each.output)
    .find((each) => each.type === 'chunk')
  if (!chunk) throw new Error('The inline script was not built.')
  return chunk.code.trim()
}
