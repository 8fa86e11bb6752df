/** What a guest has chosen: ids of outings. */
export interface Choices {
  /** Days as the guest has put them in order. */
  days: readonly (readonly string[])[]
  /** Chosen, but left to the rule, in the order of choosing. */
  loose: readonly string[]
}

export const noChoices: Choices = { days: [], loose: [] }

export const hasNoOutings = ({ days, loose }: Choices): boolean => days.flat().length + loose.length === 0

export const chosenIds = ({ days, loose }: Choices): string[] => [...new Set([...days.flat(), ...loose])]

export const isChosen = (choices: Choices, id: string): boolean => chosenIds(choices).includes(id)

/** Adds an outing, or takes it out again. */
export function withOrWithout(choices: Choices, id: string): Choices {
  if (isChosen(choices, id)) return without(choices, id)
  return { ...choices, loose: [...choices.loose, id] }
}

export function without({ days, loose }: Choices, id: string): Choices {
  const rest = (ids: readonly string[]) => ids.filter((each) => each !== id)
  return { days: trimmed(days.map(rest)), loose: rest(loose) }
}

function trimmed(days: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return days.slice(0, days.findLastIndex((list) => list.length > 0) + 1)
}
