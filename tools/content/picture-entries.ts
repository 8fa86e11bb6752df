/** The catalogue of pictures, and where each of them is shown. */
import { PictureChoice } from '../../content/fields.ts'
import type { Content } from '../../content/schema.ts'

/** Where a picture is shown; in several places, the one that needs most of it. A spare one is on no page. */
export type PictureUse = 'heroWide' | 'heroTall' | 'strip' | 'portrait' | 'card' | 'spare'

export type PictureEntry = {
  key: string
  /** A file in the folder of originals; the same name with another extension is accepted. */
  file: string
  alt: string
  /** Where it is shown; as a card where that is left out. */
  use?: PictureUse
  /** Widths in pixels, where the usual ones do not fit. */
  widths?: number[]
}

/** The keys of all pictures that content chooses, as often as it does. */
export function pictureKeys(value: unknown): string[] {
  if (value instanceof PictureChoice) return [value.key]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(pictureKeys) : []
}

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
  return Object.entries(content.pictures).map(([key, { file, alt }]) => ({
    key,
    file,
    alt,
    use: uses.get(key) ?? 'spare',
  }))
}
