/** How the editor names what a problem is about: "This" for the field on the screen, a title for all others. */
import type { Site } from '../content/site.schema.ts'
import { loadContent } from '../tools/content/load.ts'
import { inPlainWords } from '../lib/text.ts'
import { pageName } from '../tools/content/page-names.ts'
import { ownerSentence, type Path, type Spot, type Problem } from '../tools/content/problem.ts'
import type { Files } from '../tools/content/read-yaml.ts'
import { pathText, type Contents, type Field, type FieldLocation, type Fields } from './owner-fields.ts'
import type { Form } from './schema-form.ts'

export const noSuchField = 'This field is no longer there. Reload the page.'
export const changedMeanwhile = 'This was changed elsewhere in the meantime, so it stays as it is.'

/** `site` of content/site.yaml, `rose` of assets/pictures/rose.jpg. */
export const nameOfFile = ({ file }: Spot) => file.replaceAll(/^.*\/|\..*$/g, '')

/** The part of a group at this path; indexes of lists are left out. */
function partAt(form: Form, path: Path): Form | undefined {
  const [only] = form.parts ?? []
  if (only?.key === '') return partAt(only.form, path)
  const [key, ...rest] = path.filter((step) => typeof step === 'string')
  const part = form.parts?.find((each) => each.key === key)?.form
  return part && rest.length > 0 ? partAt(part, rest) : part
}

/** "Features, entry 2", for a field that has no title of its own. */
function plainName(path: Path): string {
  const key = inPlainWords(path.findLast((step) => typeof step === 'string') ?? '')
  const last = path.at(-1)
  return typeof last === 'number' ? `${key}, entry ${last + 1}` : key
}

/** The path of the field at a place of the files; undefined for a whole file, or one that is no content. */
export function pathOf(at: Spot, contents: Contents): string | undefined {
  const name = nameOfFile(at)
  return Object.hasOwn(contents, name) && at.path.length > 0 ? pathText(name, contents[name], at.path) : undefined
}

/** The way to a field in words, with its title at the end. */
export const wayTo = ({ where, title }: Field): string => [...where, title].join(' › ')

function titleOf(at: Spot, contents: Contents, fields: Fields): string {
  if (at.path.length === 0) return pageName(contents.site as Site, nameOfFile(at))
  const field = fields.get(pathOf(at, contents) ?? '')?.field
  return field ? wayTo(field) : plainName(at.path)
}

/**
 * The sentences of problems for the editor.
 *
 * @param own the field on the screen
 */
export function ownerSentences(problems: readonly Problem[], contents: Contents, fields: Fields, own?: FieldLocation) {
  const nameOf = (at: Spot): string => {
    const isInside = own && nameOfFile(at) === own.file && own.yamlPath.every((step, index) => step === at.path[index])
    if (!isInside) return `“${titleOf(at, contents, fields)}”`
    const inner = at.path.slice(own.yamlPath.length)
    if (!inner.some((step) => typeof step === 'string')) return 'This'
    return `“${partAt(own.field, inner)?.title ?? plainName(inner)}”`
  }
  return [...new Set(problems.map((problem) => ownerSentence(problem, nameOf)))]
}

/** What another program has broken. What fields are called cannot be asked of content that is. */
export const brokenIn = (files: Files): string[] =>
  loadContent(files).problems.map((problem) =>
    ownerSentence(problem, (at) => {
      const of = pageName({}, nameOfFile(at))
      return at.path.length === 0 ? `“${of}”` : `“${of} › ${plainName(at.path)}”, as another program has written it,`
    }),
  )
