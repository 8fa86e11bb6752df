/** Publishes on this computer, as `npm run launch` does: what stands in the way of a launch, and then the build. */
import { join } from 'node:path'
import { filesIn } from '../tools/content/folder.ts'
import { loadContent } from '../tools/content/load.ts'
import { reasonsAgainst } from '../tools/checks/launch-list.ts'
import { collectionsOf } from '../tools/content/references.ts'
import { build } from '../tools/runner.ts'
import type { Answer } from './answers.ts'
import { readContents } from './content-store.ts'
import { isUnder } from './field-path.ts'
import { fieldsOf } from './fields.ts'
import { openOutside } from './open-outside.ts'
import { brokenIn, ownerSentences, pathOf } from './owner-words.ts'

/** What stands in the way of a launch, and the path of the field that settles it. */
export type LaunchBlocker = { sentence: string; path?: string; isUnconfirmed?: boolean }

/** The site, or a draft to show while facts are open. */
export type How = 'site' | 'draft'

/** `folder` is where it has been built. */
export type Published = Answer & { folder?: string }

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

  /** Of a draft, what is not sound; of the site, also what is open. */
  async blockers(how: How = 'site'): Promise<LaunchBlocker[]> {
    const files = filesIn(this.#root)
    const { content } = loadContent(files)
    if (!content) return brokenIn(files).map((sentence) => ({ sentence }))
    const found = how === 'draft' ? [] : await reasonsAgainst(this.#root, content)
    const contents = readContents(files)
    const fields = fieldsOf(contents, Object.fromEntries(collectionsOf(contents)))
    return found.map((problem) => {
      const [sentence = ''] = ownerSentences([problem], contents, fields)
      if (problem.isUnconfirmed) return { sentence, isUnconfirmed: true }
      // The field that settles it, or the first one in there.
      const wanted = pathOf(problem.at, contents)
      const path = wanted && (fields.has(wanted) ? wanted : [...fields.keys()].find((each) => isUnder(each, wanted)))
      return { sentence, ...(path !== undefined && { path }) }
    })
  }

  async publish(how: How): Promise<Published> {
    if (this.#isAtWork) return { problems: ['The site is being built already. Wait until that is done.'] }
    this.#isAtWork = true
    try {
      const blockers = await this.blockers(how)
      if (blockers.length > 0) return { problems: blockers.map(({ sentence }) => sentence) }
      const { failed, reasons = [] } = await this.#build(how === 'draft' ? 'draft' : 'published').run(true)
      if (failed > 0) return { problems: [`The site could not be built. ${this.#inWords(reasons)}`] }
      const folder = join(this.#root, 'dist')
      this.#open(folder)
      return { problems: [], folder }
    } finally {
      this.#isAtWork = false
    }
  }

  #inWords(reasons: readonly string[]): string {
    const said = reasons.filter((line) => !line.startsWith('✗ Build failed')).slice(0, 3)
    // A path says nothing to its owner.
    const [reason = ''] = said.join(' ').split(` (${this.#root}`)
    return reason || 'The window where you started the editor says why.'
  }
}
