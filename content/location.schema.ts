import {
  type About,
  choice,
  degrees,
  fields,
  id,
  list,
  listOf,
  markedText,
  monthOfYear,
  picture,
  type Shown,
  text,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './kinds.ts'
import { heading, icon, iconCard, ink, intro, kicker, label, pageTop, sentence } from './section-fields.ts'
import { pages } from './words/pages.ts'
import { wordsLike } from './words.ts'

const visit = fields('What the planner needs to know about a visit.', {
  area: choice(['near', 'far'], {
    is: 'Whether the place is near, or far enough for a day trip.',
    more: 'A day trip holds one far place, or two that are neighbours (content/days.yaml).',
  }),
  length: choice(['halfDay', 'fullDay'], 'How long a visit takes, without the drive.'),
  bestPart: choice(['morning', 'afternoon', 'any'], 'The best part of the day.'),
})

const asOf = monthOfYear({
  is: 'Month of the newest source for facts that change.',
  more: 'Leave it out if you don’t know.',
}).optional()

const question = text('The guest’s question, which a link writes into a message.', { max: 110 }).optional()

const minutes = (about: About) => wholeNumber(about, 'a whole number of minutes', { min: 1, max: 600 })

const place = fields('A place nearby.', {
  id: id({ is: 'Name in addresses: /location#menengai-crater.', more: 'Do not change it once guests have links.' }),
  name: text('Name of the place.', { max: 32 }),
  description: markedText('What it is, in two sentences.', { max: 240 }),
  driveMinutes: minutes({
    is: 'Your driving time from the resort, in minutes.',
    more: 'If `allowMinutes` is more, the site shows that, and says that this is often given.',
  }),
  roadKm: wholeNumber('Kilometres by road from the resort, one way.', 'a whole number of kilometres', {
    min: 1,
    max: 999,
  }),
  allowMinutes: minutes({
    is: 'Minutes by car one way, on a good day.',
    more: 'The site shows these, or `driveMinutes` if that is more.',
  }),
  picture: picture('Picture.'),
  ink,
  whenToGo: markedText(
    { is: 'When to go.', more: 'The planner shows it too, when the visit is at the best part of the day.' },
    { max: 140 },
  ),
  checkFirst: markedText(
    { is: 'What to check before setting out.', more: 'A printed plan has it too, if there’s an official site.' },
    sentence,
  ),
  visit,
  question,
  asOf,
  officialSite: webAddress('Official site of the place, if it has one.').optional(),
  coordinates: fields('Where the place is, for the map.', {
    lat: degrees('Latitude; south is negative.', 90),
    lon: degrees('Longitude; east is positive.', 180),
  }),
})

const highlight = fields('Icon, heading and text.', {
  ...iconCard.shape,
  isAmenity: yesOrNo(
    { is: 'Whether it is at the resort itself.', more: 'If so, search engines get its heading as an amenity.' },
    'true if it is at the resort',
  ).optional(),
})

export const locationSchema = fields('Nakuru Guide.', {
  ...wordsLike(pages.location),
  ...pageTop,
  picture: picture('Picture beside the heading.'),
  highlights: list(highlight, 'The cards.', { max: 4 }),
  nearby: fields('What is near.', {
    kicker,
    ...intro,
    ...wordsLike(pages.location.nearby),
    places: list(
      place,
      { is: 'The places, in order.', more: 'With none, the page has no map and no list.' },
      { min: 0, max: 16 },
    ),
  }),
  map: fields('The maps.', {
    description: text('What the map shows, read aloud.', { max: 300 }),
    ...wordsLike(pages.location.map),
  }),
  weather: fields('The weather.', {
    ...wordsLike(pages.location.weather),
    heading,
    always: markedText({ is: 'What is true all year.', more: 'Shown when there is no forecast.' }, sentence),
    seasons: listOf('The seasons of the year.', { min: 2, max: 12 }, 'A season.', {
      name: text('Names of the months.', { max: 30 }),
      text: markedText('What the weather is like.', sentence),
    }),
  }),
  waysIn: fields('How to reach us.', {
    heading,
    ...wordsLike(pages.location.waysIn),
    ways: listOf('Ways to reach us.', { max: 10 }, 'A way.', {
      id: id('Short name.'),
      icon,
      heading: text('Heading.', label),
      text: markedText('How to go.', { max: 300 }),
      time: markedText('How long it takes.', { max: 40 }).optional(),
      from: text('Starting point for live directions.', { max: 40 }).optional(),
      question,
      asOf,
    }),
    takeAlong: fields('What guests can take along.', {
      ...wordsLike(pages.location.waysIn.takeAlong),
      driver: markedText('A line for the driver in the local language, on the printed sheet.', sentence),
    }),
  }),
  callToAction: fields('Last section.', {
    heading,
    text: markedText('What we offer.', sentence),
    ...wordsLike(pages.location.callToAction),
    picture: picture('Picture.'),
    ink,
  }),
})

export type Location = Shown<typeof locationSchema>
export type Place = Location['nearby']['places'][number]
