/** Finds pictures of the page, and the fields that chose them. */
import type { Field } from '../fields.ts'
import { keyOf } from '../picture-key.ts'
import { fieldAt } from './editor-state.ts'
import { thumbnail } from './PictureChoices.tsx'
import { pathsAt } from './marked-texts.ts'
import { pictureKey } from './page.ts'

/** The picture that a field chooses, or describes; '' for any other field. */
export const keyOfPicture = ({ kind, path, value }: Field): string =>
  /^pictures\.yaml#(.+)$/.exec(path)?.[1] ?? (kind === 'picture' ? keyOf(value) : '')

/** Every picture of the page that shows this entry of the catalogue. */
export const imagesOf = (key: string) =>
  [...document.images].filter((each) => pictureKey(each) === key && each.checkVisibility())

/** A picture that no image of the page shows. */
export function unseen(key: string): HTMLImageElement {
  const image = new Image()
  image.src = thumbnail(key)
  return image
}

/** The field that chose the picture for this place. */
export function choiceOf(image: HTMLImageElement, key: string): Field | undefined {
  const paths = [image, image.closest('picture')].flatMap((each) => (each ? pathsAt(each) : []))
  const fields = paths.flatMap((path) => fieldAt(path) ?? []).filter(({ kind }) => kind === 'picture')
  return fields.find(({ value }) => keyOf(value) === key) ?? fields[0]
}

/** Of a window about a picture: the place that was pressed, and how many others show it. */
export const placesInWords = (choice: Field | undefined, count: number): string =>
  [...(choice?.where ?? []), ...(count > 1 ? [`and ${count - 1} more`] : [])].join(' › ')
