import { fields, picture, type Shown } from './fields.ts'
import { postcard } from './words/postcard.ts'
import { wordsLike } from './words.ts'

const about = 'The postcard that a shared link opens.'

export const postcardSchema = fields(
  {
    stamp: picture('The picture on the stamp.'),
    picture: picture('Picture on the front, when the link names no room or house.'),
    ...wordsLike(postcard, about).shape,
  },
  about,
)

/** @public Named by app/content.declarations.ts. */
export type PostcardWords = Shown<typeof postcardSchema>
