import { PictureChoice } from '../../content/fields.ts'
import type { Content } from '../../content/schema.ts'
import { tokenColour } from '../brand/colours.ts'

/**
 * The colour of each picture's caption band, as #rrggbb by the picture's key. It is the `ink` of the entry that the
 * picture belongs to, or of its page; pictures without one are left out.
 *
 * @param tokens text of app/styles/tokens.css
 */
export function captionColours(content: unknown, tokens: string): Record<string, string> {
  const colours: Record<string, string> = {}
  const walk = (value: unknown, ink: string | undefined) => {
    if (value instanceof PictureChoice) {
      if (ink) colours[value.key] ??= tokenColour(tokens, `--band-${ink}`).day
    } else if (value !== null && typeof value === 'object') {
      const own = 'ink' in value && typeof value.ink === 'string' ? value.ink : ink
      for (const each of Object.values(value)) walk(each, own)
    }
  }
  walk(content, undefined)
  return colours
}

/** Keys of the hero's wide pictures, and of its tall ones: the same view in different lights. */
export function sameScenes({ home }: Pick<Content, 'home'>): string[][] {
  const pictures = Object.entries(home.hero.pictures)
  return ['wide', 'tall'].map((shape) =>
    pictures.flatMap(([name, choice]) => (name.startsWith(shape) && choice ? [choice.key] : [])),
  )
}
