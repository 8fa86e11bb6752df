/** The catalogue of pictures, where each of them is shown, and around which point it is cropped. */
import { PictureChoice, type Focus } from '../../content/kinds.ts'
import type { Content } from '../../content/schema.ts'

/** Where a picture is shown; in several places, the one that needs most of it. A spare one is on no page. */
export type PictureUse = 'heroWide' | 'heroTall' | 'strip' | 'portrait' | 'card' | 'spare'

/** For upright screens, in the `source` of a wide picture. */
export const isUpright = (use: PictureUse) => use === 'heroTall' || use === 'strip'

export type PictureEntry = {
  /** Also the name of the original, without its ending. */
  key: string
  alt: string
  use: PictureUse
}

export function choicesIn(value: unknown): PictureChoice[] {
  if (value instanceof PictureChoice) return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(choicesIn) : []
}

/** A part of the content, with what pages know of its pictures. */
export const withPictures = (part: unknown, pictureOf: (choice: PictureChoice) => unknown) =>
  JSON.parse(
    JSON.stringify(part, (_, value: unknown) => (value instanceof PictureChoice ? pictureOf(value) : value)),
  ) as Record<string, unknown>

export const pictureKeys = (value: unknown): string[] => choicesIn(value).map(({ key }) => key)

/** The hero's pictures of a shape: the same view in different lights. */
export const heroPicturesOf = ({ hero }: Content['home'], shape: 'wide' | 'tall') =>
  Object.entries(hero.pictures).flatMap(([name, choice]) => (name.startsWith(shape) && choice ? [choice] : []))

function picturesInUse({ home, about, ...others }: Content): Map<string, PictureUse> {
  const { hero: _, hours, ...restOfHome } = home
  const { team, ...restOfAbout } = about
  const shown: [use: PictureUse, where: unknown][] = [
    ['portrait', team],
    ['card', [others, restOfHome, restOfAbout]],
    ['strip', hours?.pictures.tall],
    ['heroTall', heroPicturesOf(home, 'tall')],
    ['heroWide', [heroPicturesOf(home, 'wide'), hours?.pictures.wide]],
  ]
  // The later need more of a picture.
  return new Map(shown.flatMap(([use, where]) => pictureKeys(where).map((key) => [key, use])))
}

export function pictureEntries(content: Content): PictureEntry[] {
  const uses = picturesInUse(content)
  return Object.entries(content.pictures).map(([key, alt]) => ({ key, alt, use: uses.get(key) ?? 'spare' }))
}

/** The class for a focal point, in whole per cent: `focus-54-40`; `style` attributes are not allowed. */
export function focusClass(x: number, y: number): string {
  return `focus-${Math.round(x)}-${Math.round(y)}`
}

export function focusCss(points: readonly Focus[]): string {
  const rules = points.map(({ x, y }) => `.${focusClass(x, y)}{object-position:${Math.round(x)}% ${Math.round(y)}%}`)
  return [...new Set(rules)].toSorted().join('\n')
}
