import { fields, picture } from './fields.ts'
import { postcard } from './words/postcard.ts'
import { wordsLike } from './words.ts'

export const postcardSchema = fields('The postcard that a shared link opens.', {
  stamp: picture('The picture on the stamp.'),
  picture: picture('Picture on the front, when the link names no room or house.'),
  ...wordsLike(postcard),
})
