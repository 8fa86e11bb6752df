import { z } from 'zod'
import { brandIcons } from '../lib/icon-names.ts'
import { digitsIn, e164 } from '../lib/phone.ts'
import { isTimeZone, timeZone } from '../lib/time-zone.ts'
import {
  type About,
  beforeItBegins,
  choice,
  degrees,
  fields,
  list,
  listOf,
  markedText,
  meta,
  numberRange,
  orNull,
  pattern,
  type Shown,
  text,
  timeOfDay,
  webAddress,
  wholeDate,
  wholeNumber,
  yesOrNo,
} from './kinds.ts'
import { anyLink, link, sentence, short } from './section-fields.ts'
import { pages } from './words/pages.ts'
import { wordsLike } from './words.ts'

/** What a house for guests is called by schema.org: `LodgingBusiness`, and what it knows as its kinds. */
const lodgingKinds = [
  'LodgingBusiness',
  'BedAndBreakfast',
  'Campground',
  'Hostel',
  'Hotel',
  'Motel',
  'Resort',
  'SkiResort',
  'VacationRental',
] as const

const phone = (use: About) =>
  pattern(
    /^\+[1-9]\d{7,14}$/,
    'must be a telephone number with + and country code, and no digit too many or too few, for example "+254712345678"',
    use,
    { writtenAs: 'phone' },
  )

const openingHours = (days: string) =>
  fields(days, { opens: timeOfDay('Opens at.'), closes: timeOfDay('Closes at.') }).refine(
    // Times of another form are reported already.
    ({ opens, closes }) => [opens, closes].some((time) => !/^\d\d:\d\d$/.test(time)) || opens < closes,
    'must close later than it opens',
  )

const timeZoneWords = 'must be the name of a time zone with its continent, for example Africa/Nairobi'
const groupsWords = 'must be the lengths of the groups of a number, for example "3 3 3"; together 4 to 12 digits'

const place = fields(
  { is: 'Where the resort is.', more: 'Clock, sun, forecast, directions and telephone numbers depend on it.' },
  {
    gate: orNull(
      fields(
        {
          is: 'Where the gate is.',
          more: 'In Google Maps, press and hold the gate or right-click it. Paste both numbers into the first field.',
        },
        {
          lat: degrees('Latitude of the gate; south is negative.', 90),
          lon: degrees('Longitude of the gate; east is positive.', 180),
          plusCode: pattern(
            /^[23456789CFGHJMPQRVWX]{8}\+[23456789CFGHJMPQRVWX]{2,3}$/,
            'must be a whole Plus Code, for example 6GFRP379+57',
            'Plus Code of the gate, in full, as Google Maps shows it.',
          ),
        },
      ),
    ),
    weatherPoint: fields('The point for sunrise, sunset and the forecast: the resort or its town.', {
      // Beyond 65 degrees the sun stays up, or down, for days.
      lat: degrees('Latitude; south is negative.', 65),
      lon: degrees('Longitude; east is positive.', 180),
    }),
    timeZone: z
      .string(timeZoneWords)
      .refine(isTimeZone, timeZoneWords)
      .transform((name) => timeZone(name))
      .meta(
        meta({
          is: 'Name of the time zone (IANA), for example Africa/Nairobi.',
          more: 'Used for clocks, dates and opening hours.',
          isTechnical: true,
        }),
      ),
    countryCode: pattern(/^[A-Z]{2}$/, 'must be the two capital letters of a country, for example KE', {
      is: 'Country code (ISO 3166-1) for search engines and messengers.',
      isTechnical: true,
    }),
    telephone: fields('How telephone numbers are written in the country.', {
      callingCode: pattern(/^[1-9]\d{0,2}$/, 'must be the digits after the + of the country, for example "254"', {
        is: 'Country code of telephone numbers, without +.',
        isTechnical: true,
      }),
      nationalPrefix: orNull(
        pattern(/^\d{1,2}$/, 'must be the digits before a number within the country, for example "0"', {
          is: 'Digits before a number within the country.',
          isTechnical: true,
        }),
      ),
      groups: list(
        pattern(/^[1-9]( [1-9]){0,5}$/, groupsWords, {
          is: 'How the digits are grouped, without country code and prefix, for example 3 3 3.',
          isTechnical: true,
        }).refine((groups) => digitsIn(groups) >= 4 && digitsIn(groups) <= 12, groupsWords),
        'Groups of digits, one entry for each length of number.',
        { max: 8 },
      ),
    }),
  },
)

/** What the header has room for on the narrowest screen that shows its links, in characters. */
const menuLetters = 60

export const siteSchema = fields('Facts about the resort, the header and the footer.', {
  name: text('Name of the resort.', { max: 24 }),
  kind: choice(lodgingKinds, {
    is: 'Kind of place, for search engines.',
    more: 'For a guesthouse choose BedAndBreakfast; LodgingBusiness if none fits.',
  }),
  siteUrl: webAddress({
    is: 'Web address of the site, without a slash at the end.',
    more: 'An address that ends in .example keeps search engines away.',
  }).regex(
    /^[^?#]*[^/?#]$/,
    'must be a whole web address without a slash, ? or # at the end, for example https://waridigardens.example',
  ),
  foundedYear: wholeNumber('Year in which the resort opened.', 'a year', { min: 1900, max: 2100 }),
  copyrightYear: wholeNumber('Year after the © in the footer.', 'a year', { min: 2000, max: 2100 }),
  address: fields(
    { is: 'Address of the resort.', more: 'Directions use it until the gate has a pin.' },
    {
      street: text('Street.', { max: 60 }),
      city: text('Town or city.', { max: 40 }),
      country: text('Country.', { max: 40 }),
    },
  ),
  place,
  markedLanguage: pattern(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, 'must be the code of a language, for example sw or pt', {
    is: 'Code of the language of words between underscores, such as _karibu_, for screen readers: sw, pt, fr.',
    isTechnical: true,
  }),
  phone: phone({
    is: 'Telephone number.',
    more: 'The page writes it with spaces.',
    alsoCalled: 'phone mobile call contact',
  }),
  whatsapp: phone({ is: 'WhatsApp number.', more: 'Usually the same.', alsoCalled: 'phone mobile chat contact' }),
  email: z
    .email('must be an e-mail address, for example stay@waridigardens.example')
    .max(60, 'must be an e-mail address of at most 60 characters')
    .meta(meta('E-mail address.', { writtenAs: 'email' })),
  social: listOf(
    'Your pages on other sites, shown in the footer.',
    { min: 0, max: 5 },
    'The resort’s page on another site.',
    {
      icon: choice(brandIcons, 'Mark of the service.'),
      name: text('Name of the service, read aloud.', { max: 24 }),
      url: webAddress('Address of the resort’s page there.'),
    },
  ),
  hours: fields('Business hours, by the clock at the resort.', {
    weekdays: openingHours('Monday to Friday.'),
    weekend: openingHours('Saturday and Sunday.'),
  }),
  notice: orNull(
    fields(
      { is: 'A notice on every page, from its first to its last day.', alsoCalled: 'banner news announcement warning' },
      {
        text: markedText('What guests should know, in a sentence or two.', { max: 140 }),
        from: wholeDate('First day on which the notice is shown.'),
        until: wholeDate('Last day on which the notice is shown.'),
        link: orNull(anyLink.meta(meta('Link to more information.'))),
      },
    ).refine(({ from, until }) => from <= until, beforeItBegins),
  ),
  worksOffline: yesOrNo(
    {
      is: 'Whether guests can read the site without a signal after their first visit.',
      more: 'If not, saved pages are removed from their devices.',
    },
    'false removes saved pages from guests’ devices',
  ),
  whatsAppAnswerHours: wholeNumber('Hours to an answer on WhatsApp.', 'a whole number of hours', { min: 1, max: 48 }),
  emailAnswerHours: wholeNumber('Hours within which you reply to e-mail.', 'a whole number of hours', {
    min: 1,
    max: 240,
  }),
  roseVarieties: orNull(
    wholeNumber(
      { is: 'Kinds of rose in the garden.', more: 'Pages say “more than” this number.' },
      'a whole number of kinds of rose',
      { min: 2, max: 999 },
    ),
  ),
  townCentreMinutes: numberRange(
    'Minutes by car to the town centre.',
    'a whole number of minutes',
    { min: 1, max: 240 },
    ['On a good day.', 'On a slow day.'],
  ),
  navigation: list(link, `Links in the header, in order; together at most ${menuLetters} characters.`, {
    min: 2,
    max: 6,
  }).superRefine((links, context) => {
    const letters = links.reduce((sum, each) => sum + each.label.length, 0)
    if (letters <= menuLetters) return
    const message = `must have labels of at most ${menuLetters} characters together, to fit into the header; they have ${letters}`
    context.addIssue({ code: 'custom', message })
  }),
  footer: fields('The footer.', {
    blurb: markedText('What the place is, in a sentence or two.', sentence),
    links: list(link, { is: 'Quick links.', more: 'Every page must be among them.' }, { min: 4, max: 8 }).superRefine(
      (links, context) => {
        for (const page of ['accommodations', 'enjoyments', 'location', 'about']) {
          if (links.some(({ to }) => to === page)) continue
          context.addIssue({ code: 'custom', message: `must lead to every page; one to \`${page}\` is missing` })
        }
      },
    ),
    newsletter: orNull(
      fields('Newsletter box.', {
        heading: text('Heading of the newsletter box.', short),
        text: text('What the newsletter is.', sentence),
        label: text('Label of the e-mail field.', short),
        placeholder: text('Example of an address inside the field.', short),
        button: text('Words of the button.', { max: 24 }),
        note: text('What happens when the button is pressed.', sentence),
      }),
    ),
    picturesNote: orNull(text('Says that the pictures are illustrations.', sentence)),
    ...wordsLike(pages.site.footer),
    farewell: fields('Last words of the page.', {
      text: markedText('Farewell.', short),
      translation: text('The same in English.', short),
    }),
  }),
}).superRefine((site, context) => {
  if (context.issues.length > 0) return
  const { callingCode, groups } = site.place.telephone
  const own = `+${callingCode} and ${groups.map(digitsIn).join(' or ')} digits`
  const message = `must be ${own}, or a number abroad, and have no 0 behind the country code`
  for (const name of ['phone', 'whatsapp'] as const)
    if (e164(site[name], site.place.telephone) !== site[name])
      context.addIssue({ code: 'custom', path: [name], message })
})

export type Site = Shown<typeof siteSchema>
