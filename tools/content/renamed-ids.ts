/** An entry that is renamed or taken out may be named in many places: they are one problem. */
import { escapeRegExp } from '../../lib/text.ts'
import { closest } from '../../content/did-you-mean.ts'
import type { Place, Problem } from './problem.ts'
import { placeIn, type Source } from './source.ts'
import { walkData } from './walk.ts'

/** The entry that was probably renamed: the only one that nothing names, else the one whose id is most alike. */
function meantBy(id: string, known: readonly string[], sources: readonly Source[]): string | undefined {
  const texts = JSON.stringify(sources.map(({ data }) => data))
  // As a value or key, in a placeholder, in a path of unconfirmed.yaml.
  const namesOf = (each: string) => texts.match(new RegExp(`"${each}"| ${each}\\}\\}|\\.${each}[."]`, 'g'))
  const unnamed = known.filter((each) => namesOf(escapeRegExp(each))?.length === 1)
  return unnamed.length === 1 ? unnamed[0] : closest(id, known)
}

/** Where the id of an entry is. */
function homeOf(id: string, sources: readonly Source[]): Place | undefined {
  for (const source of sources) {
    let home: Place | undefined
    walkData(source.data, (value, path) => {
      if (value === id && path.at(-1) === 'id') home ??= placeIn(source, path)
    })
    if (home !== undefined) return home
  }
  return undefined
}

/** The lines of the problems, by file. */
function linesOf(problems: readonly Problem[]): Map<string, number[]> {
  const byFile = Map.groupBy(problems, ({ at }) => at.file)
  return new Map(
    [...byFile].map(([file, each]) => [
      file,
      [...new Set(each.map(({ at }) => at.line ?? 1))].toSorted((a, b) => a - b),
    ]),
  )
}

/** Merges problems about the same missing id into one, reported where the entry is now. */
export function gatherMissing(problems: readonly Problem[], sources: readonly Source[]): Problem[] {
  const byId = Map.groupBy(problems, ({ missing }) => missing?.id)
  return [...byId].flatMap(([id, own]): Problem[] => {
    const lines = linesOf(own)
    const count = [...lines.values()].flat().length
    const [first] = own
    if (id === undefined || !first || count < 2) return own
    const known = [...new Set(own.flatMap(({ missing }) => missing?.known ?? []))]
    const suggestion = meantBy(id, known, sources)
    const at = (suggestion === undefined ? undefined : homeOf(suggestion, sources)) ?? first.at
    return [{ rule: 'renamed', id, count, lines, suggestion, at }]
  })
}
