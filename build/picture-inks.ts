import { PictureChoice } from '../content/fields.ts'
import { tokenColour } from './token-colours.ts'

/**
 * The printing ink of each picture, as #rrggbb by the picture's key: that of the caption band that it shares an entry
 * with, or of the page. Pictures of pages without an ink have none.
 *
 * @param tokens text of app/styles/tokens.css
 */
export function pictureInks(content: unknown, tokens: string): Record<string, string> {
  const inks: Record<string, string> = {}
  const walk = (value: unknown, ink: string | undefined) => {
    if (value instanceof PictureChoice) {
      if (ink) inks[value.key] ??= tokenColour(tokens, `--band-${ink}`).day
    } else if (value !== null && typeof value === 'object') {
      const own = 'ink' in value && typeof value.ink === 'string' ? value.ink : ink
      for (const each of Object.values(value)) walk(each, own)
    }
  }
  walk(content, undefined)
  return inks
}
