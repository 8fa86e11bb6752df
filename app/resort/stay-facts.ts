import { compare } from '../../content/accommodations.yaml'
import type { Stay } from '../../content/accommodations.schema.ts'
import type { FactName } from '../../content/stay-fields.ts'
import { fill } from '../../lib/text.ts'

/** A cell of the comparison: yes, no, a few words, or null where it is not known. */
export type Cell = boolean | string | null

export const cellsOf = ({ facts }: Pick<Stay, 'facts'>): Record<FactName, Cell> => ({
  ...facts,
  squareMetres: facts.squareMetres === null ? null : fill(compare.squareMetres, { number: facts.squareMetres }),
})

const icons = {
  beds: 'bed-double',
  bathroom: 'bath',
  shower: 'shower-head',
  nets: 'bug-off',
  wifi: 'wifi',
  tea: 'coffee',
  housekeeping: 'sparkles',
  television: 'tv',
  squareMetres: 'ruler',
} as const

/** The facts that every card shows, in the same order; what a room or house does not have is left out. */
export function listedFacts(stay: Pick<Stay, 'facts'>): { icon: (typeof icons)[keyof typeof icons]; text: string }[] {
  const cells = cellsOf(stay)
  const names = Object.keys(icons) as (keyof typeof icons)[]
  return names.flatMap((name) => {
    const cell = cells[name]
    const text = cell === true ? compare.facts[name] : cell
    return text ? [{ icon: icons[name], text }] : []
  })
}
