/** The texts and pictures of content/postcard.yaml, for shared links. */
import { fields, picture, template, text, type About, type Shown } from './fields.ts'

const short = { max: 28 }
const line = { max: 60 }

const gone = (about: About) =>
  fields({ heading: text('Heading.', { max: 40 }), advice: text('What to do now.', { max: 80 }) }, about)

export const postcardSchema = fields(
  {
    stamp: picture('The picture on the stamp.'),
    picture: picture('Picture on the front, when the link names no room or house.'),
    name: template(['heading'], 'How a screen reader announces the postcard.', line),
    heading: template(['stays'], 'The question, with one room or house, or several.', { max: 30 }),
    and: template(['first', 'second'], 'Joins the names of two rooms or houses.', { max: 20 }),
    units: template(['stay', 'count'], 'Several of one kind.', { max: 20 }),
    headingOpen: text('The question without a room or house.', { max: 40 }),
    headingOccasion: text('The question for an occasion.', { max: 40 }),
    datesOpen: text('Below the heading, without dates.', line),
    estimate: template(['guests', 'sum'], { is: 'Below the dates.', more: 'Say that the sum is an estimate.' }, line),
    estimateResidents: template(['guests', 'sum'], 'The same, at residents’ prices.', { max: 90 }),
    tooSmall: template(['guests', 'sentence'], 'Instead of the estimate, when there isn’t room for everyone.', line),
    yes: text('Button that opens the booking request.', short),
    otherDates: text('Button for choosing other dates.', short),
    leave: text('Button that closes the postcard.', short),
    which: template(['dates', 'stays'], 'Dates and room or house of a link that is no longer valid.', line),
    gone: fields(
      { days: gone('The dates are in the past.'), stay: gone('The room or house is no longer offered.') },
      'A link that is no longer valid.',
    ),
    other: fields(
      {
        heading: text('Heading.', { max: 40 }),
        missing: text('Error when a date is missing.', line),
        ask: text('Button that opens the booking request with these dates.', short),
        back: text('Button that turns the postcard back.', short),
      },
      'Choosing other dates.',
    ),
    slip: fields(
      {
        name: text('Name of the band, and its text without room or house and dates.', short),
        text: template(['what'], 'Room or house, and dates.', line),
        open: text('Button that opens the postcard again.', short),
        putAway: text('Button that removes the band, read aloud.', line),
      },
      'The band under the header after the postcard is closed.',
    ),
  },
  'The postcard that a shared link opens.',
)

/** @public Named by app/content.declarations.ts. */
export type PostcardWords = Shown<typeof postcardSchema>
