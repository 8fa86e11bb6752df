/** Publishes on this computer, as `npm run launch` does: what stands in the way of a launch, and then the build. */
import { join } from 'node:path'
import { filesIn } from '../tools/content/folder.ts'
import { loadContent } from '../tools/content/load.ts'
import type { Problem } from '../tools/content/problem.ts'
import { reasonsAgainst } from '../tools/checks/launch-list.ts'
import { build } from '../tools/runner.ts'
import type { Answer } from './answers.ts'
import { openOutside } from './open-outside.ts'

/** The site, or a draft to show while facts are open. */
export type How = 'site' | 'draft'

/** `built` is what, and in which folder. */
export type Published = Answer & { built?: { how: How; folder: string } }

export class Publisher {
  readonly #root: string
  readonly #build: typeof build
  readonly #open: typeof openOutside
  #isAtWork = false

  /** Tests build and open nothing. */
  constructor(root: string, ownBuild = build, open = openOutside) {
    this.#root = root
    this.#build = ownBuild
    this.#open = open
  }

  /** What stands in the way: of a draft, what is not sound; of the site, also what is open. */
  async reasons(how: How = 'site'): Promise<readonly Problem[]> {
    const { content, problems } = loadContent(filesIn(this.#root))
    return content && how === 'site' ? reasonsAgainst(this.#root, content) : problems
  }

  async publish(how: How): Promise<Published> {
    if (this.#isAtWork) return { problems: ['The site is being built already. Wait until that is done.'] }
    this.#isAtWork = true
    try {
      // It has been looked at before it was asked for.
      if ((await this.reasons(how)).length > 0) return { problems: ['Something has changed meanwhile. Try again.'] }
      const { failed, reasons = [] } = await this.#build(how === 'draft' ? 'draft' : 'published').run(true)
      if (failed > 0) return { problems: [`The site could not be built. ${this.#sentenceOf(reasons)}`] }
      const folder = join(this.#root, 'dist')
      this.#open(folder)
      return { problems: [], built: { how, folder } }
    } finally {
      this.#isAtWork = false
    }
  }

  #sentenceOf(reasons: readonly string[]): string {
    const said = reasons.filter((line) => !line.startsWith('✗ Build failed')).slice(0, 3)
    // A path says nothing to its owner.
    const [reason = ''] = said.join(' ').split(` (${this.#root}`)
    return reason || 'The window where you started the editor says why.'
  }
}
