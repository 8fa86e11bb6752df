/** An entry that is renamed or taken out is named in many places: they are told in one sentence. */
import { escapeRegExp } from '../../lib/text.ts'
import { closest } from '../../content/did-you-mean.ts'
import { printable } from '../../content/fields.ts'
import type { Problem, Source } from './source.ts'
import { walkData } from './walk.ts'

/** The entry that was probably renamed: the only one that nothing names, else the one whose id is most alike. */
function meantBy(id: string, known: readonly string[], sources: readonly Source[]): string | undefined {
  const texts = JSON.stringify(sources.map(({ data }) => data))
  // As a value or key, in a placeholder, in a path of unconfirmed.yaml.
  const namesOf = (each: string) => texts.match(new RegExp(`"${each}"| ${each}\\}\\}|\\.${each}[."]`, 'g'))
  const unnamed = known.filter((each) => namesOf(escapeRegExp(each))?.length === 1)
  return unnamed.length === 1 ? unnamed[0] : closest(id, known)
}

/** Where an entry is. */
function homeOf(id: string, sources: readonly Source[]): { file: string; line: number } | undefined {
  for (const source of sources) {
    let line: number | undefined
    walkData(source.data, (value, path) => {
      if (value === id && path.at(-1) === 'id') line ??= source.lineOf(path)
    })
    if (line !== undefined) return { file: source.file, line }
  }
  return undefined
}

/** "content/faq.yaml:12; content/home.yaml:8, 21, 75" */
function placesOf(problems: readonly Problem[]): string {
  const byFile = Map.groupBy(problems, ({ file }) => file)
  return [...byFile]
    .map(([file, told]) => `${file}:${[...new Set(told.map(({ line }) => line))].toSorted((a, b) => a - b).join(', ')}`)
    .join('; ')
}

const linesOf = (problems: readonly Problem[]) => new Set(problems.map(({ file, line }) => `${file}:${line}`)).size

/** The problems, where those of several lines about the same missing id are one. It is told where the entry is now. */
export function gatherMissing(problems: readonly Problem[], sources: readonly Source[]): Problem[] {
  const byId = Map.groupBy(problems, ({ missing }) => missing?.id)
  return [...byId].flatMap(([id, told]) => {
    const lines = linesOf(told)
    const [first] = told
    if (id === undefined || !first || lines < 2) return told
    const known = [...new Set(told.flatMap(({ missing }) => missing?.known ?? []))]
    const meant = meantBy(id, known, sources)
    const advice = meant === undefined ? '' : `; did you mean \`${printable(meant)}\`?`
    const home = (meant === undefined ? undefined : homeOf(meant, sources)) ?? first
    const message = `nothing is called \`${printable(id)}\` any more, and ${lines} lines still name it: ${placesOf(told)}${advice}`
    return [{ file: home.file, line: home.line, message }]
  })
}
