/** Facts that an owner writes out are kept in one place: a text refers to them. */
import { factsOf, fillPlaceholders, guardedFacts, repeatedFacts } from '../tools/content/placeholders.ts'
import { mapTexts } from '../tools/content/walk.ts'
import type { Contents } from './fields.ts'
import type { Value } from './source.ts'

/** Replaces facts in a typed text by their placeholders, where they read the same. */
export function withPlaceholders<Kind extends Value>(value: Kind, contents: Contents): Kind {
  const guarded = guardedFacts(contents)
  const placeholders = factsOf(contents)
  const refer = (text: string): string =>
    repeatedFacts(text, guarded).reduce((done, { found, placeholder, isExample }) => {
      const instead = `{{${placeholder}}}`
      const { text: same, isWhole } = fillPlaceholders(instead, placeholders)
      if (isExample || !isWhole || same !== found) return done
      return done
        .split(/(\{\{[^{}]*\}\})/)
        .map((piece) => (piece.startsWith('{{') ? piece : piece.replaceAll(found, instead)))
        .join('')
    }, text)
  return mapTexts(value, refer) as Kind
}
