/** Fields that several content files have in common: headings, captions, cards, links, and their lengths. */
import { iconNames } from '../app/ui/icon-names.ts'
import { choice, fields, markedText, text } from './fields.ts'

/** Targets of links, by their names in `app/lib/paths.ts`. */
const linkTargets = [
  'home',
  'accommodations',
  'enjoyments',
  'location',
  'about',
  'homeContact',
  'homeAccommodations',
] as const

export type LinkTarget = (typeof linkTargets)[number]

/** Colours of caption bands. */
const inks = ['claret', 'teal', 'plum', 'umber', 'forest'] as const

export const short = { max: 40 }
export const label = { max: 48 }
export const sentence = { max: 200 }
export const paragraph = { max: 420 }

export const head = fields(
  {
    title: text('Title in the browser tab and in search results.', { min: 10, max: 60 }),
    description: text('What search results show below the title.', { min: 120, max: 155 }),
  },
  'What search engines and browser tabs show.',
)

export const kicker = markedText('Small line above the heading.', short)
export const heading = markedText('Heading.', { max: 70 })
export const lede = markedText('Opening sentences beside the heading.', paragraph)
export const ink = choice(inks, 'Colour of the caption band: pick the one in the shadows of the picture.')
export const icon = choice(iconNames, 'Icon beside the text: a name from app/ui/icon-names.ts.')

export const caption = fields(
  {
    plate: text('Number or name of the plate, in small capitals.', { max: 24 }),
    text: markedText('What the plate shows, in a few words.', { max: 80 }),
  },
  'Caption printed below or beside a picture.',
)

export const iconCard = fields(
  { icon, heading: text('Heading of the card.', label), text: markedText('One or two sentences.', sentence) },
  'Icon, heading and text.',
)

export const iconLine = fields({ icon, text: markedText('A few words.', { max: 60 }) }, 'Icon and text.')

export const link = fields(
  {
    to: choice(linkTargets, 'Where the link goes.'),
    label: text('Words of the link.', label),
  },
  'A link to another place of this site.',
)
