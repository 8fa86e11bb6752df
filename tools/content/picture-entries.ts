/** The catalogue of pictures, where each of them is shown, and around which point it is cropped. */
import { PictureChoice, type Focus } from '../../content/fields.ts'
import type { Content } from '../../content/schema.ts'

/** Where a picture is shown; in several places, the one that needs most of it. A spare one is on no page. */
export type PictureUse = 'heroWide' | 'heroTall' | 'strip' | 'portrait' | 'card' | 'spare'

export type PictureEntry = {
  /** Also the name of the original, without its ending. */
  key: string
  alt: string
  /** Where it is shown; as a card where that is left out. */
  use?: PictureUse
}

/** All pictures that content chooses, as often as it does. */
export function choicesIn(value: unknown): PictureChoice[] {
  if (value instanceof PictureChoice) return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(choicesIn) : []
}

export const pictureKeys = (value: unknown): string[] => choicesIn(value).map(({ key }) => key)

/** Where each picture is shown, by its key. */
function picturesInUse({ home, about, ...others }: Content): Map<string, PictureUse> {
  const { hero, hours, ...restOfHome } = home
  const { team, ...restOfAbout } = about
  const { wide, wideNoon, wideLastLight, wideEvening, tall, tallNoon, tallLastLight, tallEvening } = hero.pictures
  return new Map<string, PictureUse>([
    ...pictureKeys(team).map((key) => [key, 'portrait'] as const),
    ...pictureKeys([others, restOfHome, restOfAbout]).map((key) => [key, 'card'] as const),
    ...pictureKeys(hours?.pictures.tall).map((key) => [key, 'strip'] as const),
    ...pictureKeys([tall, tallNoon, tallLastLight, tallEvening]).map((key) => [key, 'heroTall'] as const),
    ...pictureKeys([wide, wideNoon, wideLastLight, wideEvening, hours?.pictures.wide]).map(
      (key) => [key, 'heroWide'] as const,
    ),
  ])
}

/** The catalogue as a list, as the picture pipeline takes it. */
export function pictureEntries(content: Content): PictureEntry[] {
  const uses = picturesInUse(content)
  return Object.entries(content.pictures).map(([key, alt]) => ({ key, alt, use: uses.get(key) ?? 'spare' }))
}

/**
 * The class for a focal point, in whole per cent: `focus-54-40`; `style` attributes are not allowed.
 */
export function focusClass(x: number, y: number): string {
  return `focus-${Math.round(x)}-${Math.round(y)}`
}

/** One CSS rule for each focal point that is used. */
export function focusCss(points: readonly Focus[]): string {
  const rules = points.map(({ x, y }) => `.${focusClass(x, y)}{object-position:${Math.round(x)}% ${Math.round(y)}%}`)
  return [...new Set(rules)].toSorted().join('\n')
}
