/**
 * From content/*.yaml to what pages import: read, placeholders filled in, checked, pictures in place of their
 * keys. Neither YAML nor the schema reaches the browser.
 */
import { basename, dirname, join, sep } from 'node:path'
import type { Plugin } from 'vite'
import type { z } from 'zod'
import { PictureChoice, type Focus } from '../content/fields.ts'
import { contentSchemas, type Content, type ContentFile } from '../content/schema.ts'
import { factGuard, factsOf, fillPlaceholders, isHome } from './content-facts.ts'
import { at, problemsOf } from './content-problems.ts'
import {
  collectionsOf,
  duplicateProblems,
  missingOriginals,
  referenceProblems,
  unconfirmedProblems,
} from './content-references.ts'
import { readSource, type Path, type Problem } from './content-source.ts'
import { mapTexts } from './content-walk.ts'

export type { Problem } from './content-source.ts'

const files = Object.keys(contentSchemas) as ContentFile[]

/** Raised where a caller cannot go on without sound content; the message lists every problem. */
export class ContentProblem extends Error {
  override name = 'ContentProblem'
}

/** "content/accommodations.yaml, line 12: `priceUsd` must be …" */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}, line ${line}: ${message}`
}

/** All problems, one a line. */
export function reportProblems(problems: readonly Problem[]): string {
  return problems.map(formatProblem).join('\n')
}

function inOrder(problems: Problem[]): Problem[] {
  const unique = new Map(problems.map((problem) => [formatProblem(problem), problem]))
  return [...unique.values()].toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.message.localeCompare(b.message),
  )
}

/** Texts may be folded over lines in YAML; on the page each is one line. */
function unfold(text: string): string {
  return text.replaceAll(/[ \t]*\n\s*/g, ' ').trim()
}

/** Everything in content/, or every problem in it. Never throws over what the files hold. */
export function loadContent(
  root: string,
): { content: Content; problems: [] } | { content: null; problems: Problem[] } {
  const sources = new Map(files.map((name) => [name, readSource(root, `content/${name}.yaml`)]))
  // A list whose every entry was settled and removed holds comments only.
  const open = sources.get('unconfirmed')
  if (open?.data === null) sources.set('unconfirmed', { ...open, data: [] })
  const problems = [...sources.values()].flatMap((source) => source.problems)
  // An empty file is null to YAML.
  const broken = new Set<string>(files.filter((name) => (sources.get(name)?.data ?? null) === null))
  for (const name of broken) {
    const source = sources.get(name as ContentFile)
    if (source?.problems.length === 0)
      problems.push({ file: source.file, line: 1, message: 'the file is empty' })
  }

  const written = Object.fromEntries([...sources].map(([name, { data }]) => [name, data]))
  const facts = factsOf(written)
  const findRepeated = factGuard(written)
  const collections = collectionsOf(written)
  const content: Record<string, unknown> = {}

  for (const [name, source] of sources) {
    if (broken.has(name)) continue
    const halfFilled = new Set<string>()
    const filled = mapTexts(source.data, (text, path) => {
      if (!isHome(name, path) && !/^https?:\/\/\S+$/.test(text)) {
        problems.push(...findRepeated(text).map((sentence) => at(source, path, sentence)))
      }
      const result = fillPlaceholders(unfold(text), facts, broken)
      if (!result.isWhole) halfFilled.add(path.join('\0'))
      problems.push(...result.problems.map((sentence) => at(source, path, sentence)))
      // A gap that could not be filled is told above; the schema need not complain of its braces.
      return result.isWhole ? result.text : result.text.replaceAll(/\{\{|\}\}/g, '')
    })

    const schema: z.ZodType = contentSchemas[name]
    const parsed = schema.safeParse(filled)
    if (parsed.success) content[name] = parsed.data
    else {
      const isWhole = (path: Path) => !halfFilled.has(path.join('\0'))
      problems.push(...problemsOf(parsed.error.issues, filled, source, isWhole))
    }
    problems.push(
      ...referenceProblems(schema, source.data, source, collections),
      ...duplicateProblems(source.data, source),
    )
    if (name === 'pictures') problems.push(...missingOriginals(root, source.data, source))
    if (name === 'unconfirmed') problems.push(...unconfirmedProblems(written, source, broken))
  }

  if (problems.length > 0) return { content: null, problems: inOrder(problems) }
  return { content: content as Content, problems: [] }
}

export function checkContent(root: string): Problem[] {
  return loadContent(root).problems
}

/** The catalogue as a list, as the picture pipeline takes it. */
export function pictureEntries(content: Content) {
  return Object.entries(content.pictures).map(([key, { file, alt, focus }]) => ({ key, file, alt, focus }))
}

/** What the plugin's user knows of a picture; `focus` is given where a place has its own focal point. */
export type PictureSource = (key: string, focus?: Focus) => unknown

async function withPictures(value: unknown, pictures: PictureSource): Promise<unknown> {
  if (value instanceof PictureChoice)
    return value.focus ? pictures(value.key, value.focus) : pictures(value.key)
  if (Array.isArray(value)) return Promise.all(value.map((entry) => withPictures(entry, pictures)))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(
    async ([key, entry]) => [key, await withPictures(entry, pictures)] as const,
  )
  return Object.fromEntries(await Promise.all(entries))
}

/** These serve the build alone. */
const neverShown: readonly string[] = ['pictures', 'unconfirmed']

/**
 * Turns `import home from '…/content/home.yaml'` into a module with that file's content and nothing else,
 * `import contact from '…/content/home.yaml?contact'` into one with that section of it, and `?hero+about` into one with
 * both. Any problem in any file stops the build; at work, a change of any file loads the page anew, because facts travel
 * between them.
 */
export function contentPlugin(options: { root: string; pictures: PictureSource }): Plugin {
  const folder = join(options.root, 'content')
  const isContent = (path: string) => path.startsWith(folder + sep) && path.endsWith('.yaml')
  let loaded: ReturnType<typeof loadContent> | undefined

  return {
    name: 'content',
    enforce: 'pre',
    buildStart() {
      loaded = undefined
    },
    async load(id) {
      const [path = '', section = ''] = id.split('?')
      if (dirname(path) !== folder || !path.endsWith('.yaml')) return undefined
      for (const name of files) this.addWatchFile(join(folder, `${name}.yaml`))
      loaded ??= loadContent(options.root)
      const [first] = loaded.problems
      if (loaded.content === null) {
        const loc = { file: join(options.root, first?.file ?? ''), line: first?.line ?? 1, column: 0 }
        return this.error({ message: reportProblems(loaded.problems), id: loc.file, loc })
      }
      const name = basename(path, '.yaml')
      if (!Object.hasOwn(loaded.content, name) || neverShown.includes(name)) {
        return this.error(
          `content/${name}.yaml is not for pages: it serves the build, or is no content file.`,
        )
      }
      const whole = loaded.content[name as ContentFile] as Record<string, unknown>
      if (!section) {
        // Each section is a module of its own, so that a page takes only the words that it shows.
        const keys = Object.keys(whole)
        const each = keys.map((key) => `export { default as ${key} } from ${JSON.stringify(`${path}?${key}`)}`)
        const all = keys.map((key) => `import ${key} from ${JSON.stringify(`${path}?${key}`)}`)
        return { code: [...each, ...all, `export default { ${keys.join(', ')} }`].join('\n'), map: null, moduleType: 'js', moduleSideEffects: false }
      }
      const shown = await withPictures(whole[section], options.pictures)
      return { code: `export default ${JSON.stringify(shown)}`, map: null, moduleType: 'js', moduleSideEffects: false }
    },
    hotUpdate({ file }) {
      if (!isContent(file)) return undefined
      loaded = undefined
      const { moduleGraph } = this.environment
      for (const [name, modules] of moduleGraph.fileToModulesMap) {
        if (isContent(name)) for (const each of modules) moduleGraph.invalidateModule(each)
      }
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}

export { writeEditorSchemas } from './content-editor.ts'
