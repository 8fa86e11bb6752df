/** Content as pages import it: data with pictures for their keys. Neither YAML nor a schema reaches the browser. */
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import type { Focus } from '../../content/kinds.ts'
import type { Content } from '../../content/schema.ts'
import { filesIn } from './read-folder.ts'
import { loadContent } from './load.ts'
import { reportProblems } from './problem.ts'
import { choicesIn, focusCss, isUpright, pictureEntries, withPictures } from './picture-entries.ts'

/** The focal points of a content file, and colours until its pictures have loaded: `virtual:focus-points/home.css`. */
const focusSheet = /^\0virtual:focus-points\/([a-z-]+)\.css$/

/** Each section as a named export, so that a chunk holds only what it uses; and all as the default export. */
function moduleOf(sections: Record<string, unknown>): string {
  const keys = Object.keys(sections).map((key) => JSON.stringify(key))
  return [
    ...Object.values(sections).map((section, index) => `const section${index} = ${JSON.stringify(section)}`),
    `export { ${keys.map((key, index) => `section${index} as ${key}`).join(', ')} }`,
    `export default { ${keys.map((key, index) => `${key}: section${index}`).join(', ')} }`,
  ].join('\n')
}

/**
 * What shows pictures of a file also imports the style sheet of their focal points, so that other pages are without it.
 * Any problem in any file stops the build. In development, a change of any file loads the page anew.
 */
export function contentPlugin({
  root,
  from = root,
  content: given,
  pictures,
  gradientOf = () => '',
}: {
  root: string
  /** The folder whose `content/` is read, where that is not the project's own. */
  from?: string
  /** What is shown where it has been read already, so that a build holds nothing that is saved meanwhile. */
  content?: Content | undefined
  pictures: (key: string, focus: Focus) => unknown
  /** Colours in place of a picture until it has loaded: `#369,…`, from top to bottom. */
  gradientOf?: (key: string) => string
}): Plugin {
  const folder = join(root, 'content')
  const isContent = (path: string) => dirname(path) === folder && path.endsWith('.yaml')
  let loaded: ReturnType<typeof loadContent> | undefined

  /** CSS rules for the pictures of a file, since `style` attributes are not allowed; '' without any. */
  const rulesFor = (content: Content, name: string): string => {
    const choices = choicesIn(content[name as keyof Content])
    const points = focusCss(choices.map(({ focus }) => focus))
    const keys = new Set(choices.map(({ key }) => key))
    const shown = pictureEntries(content).filter(({ key }) => keys.has(key))
    const gradients = shown.map(({ key, use }) => {
      const gradient = gradientOf(key)
      // The colours of the upright picture of the hero, or of the strip, are clear at both shapes.
      if (gradient === '' || use === 'heroWide') return ''
      const image = isUpright(use) ? `source[srcset^="/pictures/${key}."]~img` : `img[src^="/pictures/${key}."]`
      return `${image}{background:linear-gradient(${gradient})}`
    })
    return choices.length > 0 ? `@layer base { ${points} ${gradients.join(' ')} }` : ''
  }

  return {
    name: 'content',
    enforce: 'pre',
    buildStart() {
      loaded = given && { content: given, problems: [] }
    },
    resolveId(id) {
      if (focusSheet.test(`\0${id}`)) return `\0${id}`
      // Vite would go on from a link to the file that it leads to.
      const [, file] = /\/content\/([a-z-]+\.yaml)$/.exec(id) ?? []
      return file && join(folder, file)
    },
    load(id) {
      const [, sheetOf] = focusSheet.exec(id) ?? []
      if (sheetOf === undefined && !isContent(id)) return undefined
      loaded ??= loadContent(filesIn(from))
      const { content, problems } = loaded
      if (content === null) {
        const [first] = problems
        const loc = { file: join(root, first?.at.file ?? ''), line: first?.at.line ?? 1, column: 0 }
        return this.error({ message: reportProblems(problems), id: loc.file, loc })
      }
      if (sheetOf !== undefined) return rulesFor(content, sheetOf)
      const name = basename(id, '.yaml')
      if (!Object.hasOwn(content, name) || ['pictures', 'taken', 'unconfirmed'].includes(name)) {
        return this.error(`content/${name}.yaml is not for pages: it serves the build, or is not a content file.`)
      }
      const sections = withPictures(content[name as keyof Content], ({ key, focus }) => pictures(key, focus))
      return { code: moduleOf(sections), map: null, moduleType: 'js', moduleSideEffects: false }
    },
    hotUpdate({ file }) {
      if (!isContent(file) || this.environment.name !== 'client') return undefined
      loaded = undefined
      const modules = [...this.environment.moduleGraph.idToModuleMap]
      return modules.flatMap(([id, module]) => (isContent(id) || focusSheet.test(id) ? [module] : []))
    },
  }
}
