import { fields, list, picture, text } from './fields.ts'
import { kicker, link, pageTop } from './section-fields.ts'

export const notFoundSchema = fields('Page not found.', {
  kicker,
  ...pageTop,
  homeLabel: text('Words of the link to the home page.', { max: 24 }),
  links: list(link, 'Further links.', { min: 1, max: 4 }),
  picture: picture('Picture.'),
})
