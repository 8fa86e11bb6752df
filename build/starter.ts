import { build } from 'vite'
import { addDays, dayBegins } from '../app/lib/dates.ts'
import type { Content } from '../content/schema.ts'

type Notice = Content['site']['notice']

/**
 * When the notice begins and ends, as constants of the code: the starter needs nothing else of the content, and without a
 * notice neither its component nor its styles are in any page.
 */
export const noticeTimes = (notice: Notice) => ({
  'import.meta.env.NOTICE_BEGINS': JSON.stringify(notice && dayBegins(notice.from)),
  'import.meta.env.NOTICE_ENDS': JSON.stringify(notice && dayBegins(addDays(notice.until, 1))),
})

/** Bundles `app/starter.ts` into one small classic script, to be written into every page. */
export async function bundleStarter(root: string, notice: Notice): Promise<string> {
  const output = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: noticeTimes(notice),
    build: {
      write: false,
      lib: { entry: 'app/starter.ts', formats: ['iife'], name: 'starter' },
      rolldownOptions: { output: { extend: true } },
    },
  })
  const chunk = (Array.isArray(output) ? output : 'output' in output ? [output] : [])
    .flatMap((each) => each.output)
    .find((each) => each.type === 'chunk')
  if (!chunk) throw new Error('The inline starter was not built.')
  return chunk.code.trim()
}
