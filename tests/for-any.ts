import fc from 'fast-check'

type Any<Values> = { [At in keyof Values]: fc.Arbitrary<Values[At]> }

/** A property: what holds for any values. A failure tells the least ones, and the seed that finds them again. */
export const forAny = <Values extends [unknown, ...unknown[]]>(
  ...property: [...of: Any<Values>, holds: (...values: Values) => boolean | void]
): void => fc.assert(fc.property(...property))
