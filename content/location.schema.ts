import { monthOfYear } from './date-fields.ts'
import {
  choice,
  degrees,
  fields,
  id,
  list,
  markedText,
  picture,
  template,
  text,
  webAddress,
  wholeNumber,
  yesOrNo,
  type About,
  type Shown,
  rangeWords,
} from './fields.ts'
import { caption, head, heading, icon, iconCard, ink, kicker, label, lede, sentence } from './section-fields.ts'

/** A range of whole numbers from 1 up; both ends are the same where there is one number. */
const leastAndMost = (about: About, what: string, limit: number) => {
  const number = (which: string) => wholeNumber(which, `must be ${what}`, { min: 1, max: limit })
  return fields({ min: number('The least.'), max: number('The most.') }, about).refine(
    ({ min, max }) => min <= max,
    rangeWords,
  )
}

const visit = fields(
  {
    area: choice(['near', 'far'], {
      is: 'Whether the place is near, or far enough for a day trip.',
      more: 'A day trip holds one far place, or two that are neighbours (content/days.yaml).',
    }),
    length: choice(['halfDay', 'fullDay'], 'How long a visit takes, without the road.'),
    bestPart: choice(['morning', 'afternoon', 'any'], 'The best part of the day.'),
    advice: text({ is: 'One line of advice.', more: 'Plans show it at the best part of the day.' }, { max: 100 }),
  },
  'What plans need to know: when guests go, and for how long.',
)

const asOf = monthOfYear('Month of the newest source of what can change; leave it out where nobody knows.').optional()

const place = fields(
  {
    id: id({ is: 'Name in addresses: /location#menengai-crater.', more: 'Do not change it once guests have links.' }),
    name: text('Name of the place.', { max: 32 }),
    description: markedText('What it is, in two sentences.', { max: 240 }),
    driveMinutes: wholeNumber(
      {
        is: 'Minutes by car from the resort, as you list them.',
        more: 'The site tells the least of `allowMinutes` in their place where that is more.',
      },
      'must be a whole number of minutes, for example 20',
      { min: 1, max: 600 },
    ),
    roadKm: leastAndMost('Kilometres by road from the town.', 'a whole number of kilometres, for example 85', 999),
    allowMinutes: leastAndMost(
      {
        is: 'Minutes that the road takes one way: on a good day, and on a slow one.',
        more: 'The site tells the least, or `driveMinutes` where that is more.',
      },
      'a whole number of minutes, for example 90',
      600,
    ),
    picture: picture('Picture.'),
    ink,
    whenToGo: markedText('When to go.', { max: 140 }),
    checkFirst: markedText('What to find out before setting out.', sentence),
    visit,
    asOf,
    officialSite: webAddress('Site of those who run the place, where there is one.').optional(),
    coordinates: fields(
      { lat: degrees('Latitude; south is negative.', 90), lon: degrees('Longitude; east is positive.', 180) },
      'Where the place is, for the map.',
    ),
  },
  'A place nearby.',
)

const highlight = fields(
  {
    ...iconCard.shape,
    isAmenity: yesOrNo(
      'Whether guests find it at the resort itself: search engines are told its heading.',
      'true where guests find it at the resort',
    ).optional(),
  },
  'Icon, heading and text.',
)

export const locationSchema = fields(
  {
    head,
    kicker,
    heading,
    lede,
    picture: picture('Picture beside the heading.'),
    contents: fields(
      {
        label: text('Name of these links, read aloud.', label),
        waysIn: text('Link to the ways here.', { max: 20 }),
        nearby: text('Link to the places.', { max: 20 }),
        days: text('Link to the planner.', { max: 20 }),
        weather: text('Link to the weather.', { max: 20 }),
      },
      'Links to the sections of the page.',
    ),
    highlights: list(highlight, 'The cards.', { max: 4 }),
    nearby: fields(
      {
        kicker,
        heading,
        lede,
        indexLabel: text('Name of the index of places, read aloud.', label),
        whenToGo: text('Stands before when to go.', { max: 24 }),
        checkFirst: text('Stands before what to check.', { max: 24 }),
        directionsLabel: text('Link to directions in Google Maps.', { max: 30 }),
        officialSiteLabel: text('Link to the official site.', { max: 30 }),
        beforeYouGo: text('Words that open when to go and what to check.', { max: 30 }),
        listed: template(['places'], 'Under the list: all places with the minutes of `driveMinutes`.', { max: 60 }),
        places: list(
          place,
          { is: 'The places, in their order.', more: 'Without any the page leaves out map and list.' },
          { min: 0, max: 16 },
        ),
      },
      'What is near.',
    ),
    map: fields(
      {
        description: text('What the map shows, read aloud.', { max: 300 }),
        caption,
        kilometres: text('Unit beside the scale bar.', { max: 6 }),
        liveMapLabel: text('Words that open the live map.', label),
        liveMapNote: text('What opening it does.', sentence),
        liveMapTitle: text('Name of the live map, read aloud.', label),
        liveMapLink: text('Link to the map elsewhere.', label),
        directionsLabel: text('Link to directions to the resort in Google Maps.', label),
      },
      'The maps.',
    ),
    weather: fields(
      {
        heading,
        always: markedText('What holds all year: shown where there is no forecast.', sentence),
        sunToday: template(['sunrise', 'sunset'], 'When the sun rises and sets today.', { max: 60 }),
        seasonsHeading: text('Heading of the seasons: the sentences are general.', { max: 30 }),
        seasons: list(
          fields(
            {
              name: text('Names of the months.', { max: 30 }),
              text: markedText('What the weather is like.', sentence),
            },
            'A season.',
          ),
          'The seasons, which together make a year.',
          { min: 2, max: 12 },
        ),
        forecast: fields(
          {
            url: webAddress(
              'Service that is asked for the forecast of `weatherPoint`: MET Norway’s Locationforecast, compact.',
            ),
            label: text('Name of the coming days, read aloud.', label),
            degrees: template(['degrees'], 'A temperature.', { max: 8 }),
            maxAndMin: template(['max', 'min'], 'Highest and lowest temperature of a day, read aloud.', { max: 30 }),
            credit: text('Stands before the name of the source.', label),
            creditName: text('Name of the source.', { max: 24 }),
            creditUrl: webAddress('Site of the source.'),
            sky: fields(
              {
                clear: text('A sky.', { max: 20 }),
                fair: text('A sky.', { max: 20 }),
                partlyCloudy: text('A sky.', { max: 20 }),
                cloudy: text('A sky.', { max: 20 }),
                fog: text('A sky.', { max: 20 }),
                lightRain: text('A sky.', { max: 20 }),
                rain: text('A sky.', { max: 20 }),
                heavyRain: text('A sky.', { max: 20 }),
                showers: text('A sky.', { max: 20 }),
                snow: text('A sky.', { max: 20 }),
                thunder: text('A sky.', { max: 20 }),
              },
              'Words for the sky.',
            ),
          },
          'The forecast.',
        ),
      },
      'The weather.',
    ),
    waysIn: fields(
      {
        kicker,
        heading,
        directionsLabel: text('Link to directions in Google Maps.', { max: 30 }),
        ways: list(
          fields(
            {
              id: id('Short name.'),
              icon,
              heading: text('Heading.', label),
              text: markedText('How to go.', { max: 300 }),
              time: markedText('How long it takes.', { max: 40 }).optional(),
              from: text('Where live directions start.', { max: 40 }).optional(),
              asOf,
            },
            'A way.',
          ),
          'Ways to reach us.',
          { max: 8 },
        ),
        takeAlong: fields(
          {
            heading: text('Heading.', label),
            text: text('What this is for.', sentence),
            call: text('Stands before the telephone number.', label),
            driver: markedText('A line for the driver in the language of the country, on the printed sheet.', sentence),
            printLabel: text('Words of the button that prints.', { max: 24 }),
            codeLabel: template(['address'], 'What the printed code opens, read aloud.', { max: 80 }),
            pin: text('Stands before the coordinates, once they are known.', { max: 24 }),
          },
          'What to have on the road.',
        ),
      },
      'How to reach us.',
    ),
    callToAction: fields(
      {
        heading,
        text: markedText('What we offer.', sentence),
        contactLabel: text('Link to the contact section.', { max: 30 }),
        accommodationsLabel: text('Link to the stays of the home page.', { max: 32 }),
        picture: picture('Picture.'),
        ink,
      },
      'Last section.',
    ),
  },
  'Nakuru Guide.',
)

export type Location = Shown<typeof locationSchema>
export type Place = Location['nearby']['places'][number]
