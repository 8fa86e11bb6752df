/** Publishes on this computer, as `npm run launch` does: what stands in the way of a launch, and then the build. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { filesIn } from '../tools/content/read-folder.ts'
import { loadContent } from '../tools/content/load.ts'
import type { Problem } from '../tools/content/problem.ts'
import { reasonsAgainst } from '../tools/checks/run-launch.ts'
import { build } from '../tools/run-stages.ts'
import type { Answer } from './change.ts'

const programs: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' }

/** Opens an address or a folder as a double-click does. Where nothing can, its reader has been told where it is. */
export function openOutside(what: string, program = programs[process.platform] ?? 'xdg-open'): void {
  spawn(program, [what], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}

/** The site, or a draft to show while facts are open. */
export type How = 'site' | 'draft'

/** `built` is what, and in which folder. */
export type Published = Answer & { built?: { how: How; folder: string } }

/** Tests build and open nothing. */
export function publisherOf(root: string, ownBuild = build, open = openOutside) {
  let isAtWork = false

  /** What stands in the way: of a draft, what is not sound; of the site, also what is open. */
  async function reasons(how: How = 'site'): Promise<readonly Problem[]> {
    const { content, problems } = loadContent(filesIn(root))
    return content && how === 'site' ? reasonsAgainst(root, content) : problems
  }

  function sentenceOf(told: readonly string[]): string {
    const said = told.filter((line) => !line.startsWith('✗ Build failed')).slice(0, 3)
    // A path says nothing to its owner.
    const [reason = ''] = said.join(' ').split(` (${root}`)
    return reason || 'The window where you started the editor says why.'
  }

  async function publish(how: How): Promise<Published> {
    if (isAtWork) return { problems: ['The site is being built already. Wait until that is done.'] }
    isAtWork = true
    try {
      // It has been looked at before it was asked for.
      if ((await reasons(how)).length > 0) return { problems: ['Something has changed meanwhile. Try again.'] }
      const { failed, reasons: told = [] } = await ownBuild(how === 'draft' ? 'draft' : 'published').run(true)
      if (failed > 0) return { problems: [`The site could not be built. ${sentenceOf(told)}`] }
      const folder = join(root, 'dist')
      open(folder)
      return { problems: [], built: { how, folder } }
    } finally {
      isAtWork = false
    }
  }

  return { reasons, publish }
}
