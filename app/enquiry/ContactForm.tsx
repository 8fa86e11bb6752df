import type { PictureData } from '../ui/picture-data.ts'

export function ContactForm({ stamp }: { stamp: PictureData }) {
  return <p>{stamp.alt}</p>
}
