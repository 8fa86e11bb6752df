/** The texts and pictures of content/postcard.yaml: what a shared link opens. */
import { fields, picture, template, text, type About, type Shown } from './fields.ts'

const short = { max: 28 }
const line = { max: 60 }

const gone = (about: About) =>
  fields({ heading: text('Heading.', { max: 40 }), advice: text('What to do now.', { max: 80 }) }, about)

export const postcardSchema = fields(
  {
    stamp: picture('The picture on the stamp.'),
    picture: picture('The picture on the front, where the link names no stay.'),
    name: template(['heading'], 'How a screen reader announces the postcard.', line),
    heading: template(['stays'], 'The question, with one stay or several.', { max: 30 }),
    and: template(['first', 'second'], 'Joins two names of stays.', { max: 20 }),
    units: template(['stay', 'count'], 'The same stay more than once.', { max: 20 }),
    headingOpen: text('The question without a stay.', { max: 40 }),
    headingOccasion: text('The question of an occasion.', { max: 40 }),
    datesOpen: text('Below the heading, without days.', line),
    estimate: template(
      ['guests', 'sum'],
      { is: 'Below the dates.', more: 'It says that the sum is an estimate.' },
      line,
    ),
    estimateResidents: template(['guests', 'sum'], 'The same, where the sum is at the prices for residents.', {
      max: 90,
    }),
    tooSmall: template(['guests', 'sentence'], 'In place of the estimate, where the stays are too small.', line),
    yes: text('Button that opens the booking request.', short),
    otherDates: text('Button that lets choose other dates.', short),
    leave: text('Button that closes the postcard.', short),
    which: template(['dates', 'stays'], 'The days and the stay that a link named, where it came too late.', line),
    gone: fields(
      { days: gone('Days that have gone by.'), stay: gone('A stay that is no longer offered.') },
      'A link that came too late.',
    ),
    other: fields(
      {
        heading: text('Heading.', { max: 40 }),
        missing: text('Error where a day is missing.', line),
        ask: text('Button that opens the booking request with these dates.', short),
        back: text('Button that turns the postcard over again.', short),
      },
      'Choosing other dates.',
    ),
    slip: fields(
      {
        name: text('How a screen reader calls it; also its text without stay and days.', short),
        text: template(['what'], 'The stay and the days.', line),
        open: text('Button that opens the postcard again.', short),
        putAway: text('Button that removes the slip, read aloud.', line),
      },
      'The band that stays under the header once the postcard is closed.',
    ),
  },
  'The postcard that a shared link opens.',
)

/** @public Named by app/content.declarations.ts. */
export type PostcardWords = Shown<typeof postcardSchema>
