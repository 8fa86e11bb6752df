import { fields, list, picture, text } from './fields.ts'
import { head, heading, kicker, lede, link } from './section-fields.ts'

export const notFoundSchema = fields(
  {
    head,
    kicker,
    heading,
    lede,
    homeLabel: text('Words of the link to the home page.', { max: 24 }),
    links: list(link, 'Further links.', { min: 1, max: 4 }),
    picture: picture('Picture.'),
  },
  'Page not found.',
)
