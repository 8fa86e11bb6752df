import { z } from 'zod'
import { brandIcons } from '../lib/icon-names.ts'
import { isTimeZone, timeZone } from '../lib/time-zone.ts'
import {
  choice,
  decimal,
  degrees,
  fields,
  list,
  markedText,
  orNull,
  template,
  text,
  timeOfDay,
  webAddress,
  wholeDate,
  wholeNumber,
  yesOrNo,
  type Shown,
} from './fields.ts'
import { anyLink, link, sentence, short } from './section-fields.ts'

const phoneRule = 'must be a telephone number with + and country code, digits only, for example "+254000000000"'
const phone = (use: string) =>
  z
    .string(phoneRule)
    .regex(/^\+[1-9]\d{7,14}$/, phoneRule)
    .describe(use)

const openingHours = (days: string) =>
  fields({ opens: timeOfDay('Opens at.'), closes: timeOfDay('Closes at.') }, days).refine(
    // Times that are written wrongly are told already.
    ({ opens, closes }) => [opens, closes].some((time) => !/^\d\d:\d\d$/.test(time)) || opens < closes,
    'must close later than it opens',
  )

const isWithin = (sum: number, least: number, most: number) => sum >= least && sum <= most

const countryCodeRule = 'must be the two capital letters of a country, for example KE'
const timeZoneRule = 'must be the name of a time zone with its continent, for example Africa/Nairobi'
const languageRule = 'must be the code of a language, for example sw or pt'
const callingCodeRule = 'must be the digits after the + of the country, in quotes, for example "254"'
const nationalPrefixRule = 'must be the digits before a number within the country, in quotes, for example "0", or null'
const groupsRule =
  'must be the lengths of the groups of a number, in quotes, for example "3 3 3"; together 4 to 12 digits'
const plusCodeRule = 'must be a whole Plus Code, for example 6GFRP379+57'

/** Beyond 65 degrees the sun stays up, or down, for days. */
const sunnyLatitude = 65
const latitudeRule = `must be a number of degrees, -${sunnyLatitude} to ${sunnyLatitude}, for example -0.287; beyond, the sun does not set every day`

const place = fields(
  {
    gate: orNull(
      fields(
        {
          lat: degrees('Latitude of the gate; south is negative.', 90),
          lon: degrees('Longitude of the gate; east is positive.', 180),
          plusCode: z
            .string(plusCodeRule)
            .regex(/^[23456789CFGHJMPQRVWX]{8}\+[23456789CFGHJMPQRVWX]{2,3}$/, plusCodeRule)
            .describe('Plus Code of the gate, in full, as Google Maps shows it.'),
        },
        'Where the gate is, once the owner has confirmed it; else null. Live directions lead there, and pages show it.',
      ),
    ),
    weatherPoint: fields(
      {
        lat: decimal('Latitude; south is negative.', latitudeRule, { min: -sunnyLatitude, max: sunnyLatitude }),
        lon: degrees('Longitude; east is positive.', 180),
      },
      'Where sun and forecast are asked for: the resort or its town.',
    ),
    timeZone: z
      .string(timeZoneRule)
      .refine(isTimeZone, timeZoneRule)
      .transform((name) => timeZone(name))
      .describe('Time zone by its IANA name, for example Africa/Nairobi. Clocks, dates and opening hours follow it.'),
    countryCode: z
      .string(countryCodeRule)
      .regex(/^[A-Z]{2}$/, countryCodeRule)
      .describe('Code of the country (ISO 3166-1): how search engines and messengers write it.'),
    telephone: fields(
      {
        callingCode: z
          .string(callingCodeRule)
          .regex(/^[1-9]\d{0,2}$/, callingCodeRule)
          .describe('Country code of telephone numbers, without +. In quotes.'),
        nationalPrefix: z
          .string(nationalPrefixRule)
          .regex(/^\d{1,2}$/, nationalPrefixRule)
          .nullable()
          .describe('What stands before a number within the country; null where nothing does. In quotes.'),
        groups: list(
          z
            .string(groupsRule)
            .regex(/^[1-9]( [1-9]){0,5}$/, groupsRule)
            .refine(
              (lengths) =>
                isWithin(
                  lengths.split(' ').reduce((sum, each) => sum + Number(each), 0),
                  4,
                  12,
                ),
              groupsRule,
            )
            .describe('Lengths of the groups of a number without country code and prefix, for example "3 3 3".'),
          'How numbers are grouped, one entry for each length there is.',
          { max: 8 },
        ),
      },
      'How telephone numbers are written in the country.',
    ),
  },
  'Where the resort is: clock, sun, forecast, directions and telephone numbers follow.',
)

/** What the header has room for on the narrowest screen that shows its links, in characters. */
const menuLetters = 60

export const siteSchema = fields(
  {
    name: text('Name of the resort. It stands here only; elsewhere write {{name}}.', { max: 24 }),
    siteUrl: webAddress(
      'Address of the site without a slash at the end. A name in .example keeps search engines away.',
    ).regex(
      /[^/]$/,
      'must be a whole web address without a slash at the end, for example https://waridigardens.example',
    ),
    foundedYear: wholeNumber('Year in which the resort opened.', 'must be a year, for example 2010', {
      min: 1900,
      max: 2100,
    }),
    copyrightYear: wholeNumber('Year after the © in the footer.', 'must be a year, for example 2025', {
      min: 2000,
      max: 2100,
    }),
    address: fields(
      {
        street: text('Street.', { max: 60 }),
        city: text('Town or city.', { max: 40 }),
        country: text('Country.', { max: 40 }),
      },
      'Address of the resort, as directions use it while the gate has no pin.',
    ),
    place,
    markedLanguage: fields(
      {
        code: z
          .string(languageRule)
          .regex(/^[a-z]{2,3}(?:-[A-Z]{2})?$/, languageRule)
          .describe('Code of the language, which screen readers choose their voice by: sw, pt, fr.'),
        name: text('Name of the language, as messages of the check write it: Swahili.', { max: 24 }),
      },
      'The language of the words between underscores, such as _karibu_.',
    ),
    phone: phone('Telephone number; the page writes it with spaces.'),
    whatsapp: phone('WhatsApp number; usually the same.'),
    email: z
      .email('must be an e-mail address, for example stay@waridigardens.example')
      .max(60)
      .describe('E-mail address.'),
    social: list(
      fields(
        {
          icon: choice(brandIcons, 'Mark of the service.'),
          name: text('Name of the service, read aloud in place of its mark.', { max: 24 }),
          url: webAddress('Address of the resort’s page there.'),
        },
        'A page of the resort elsewhere.',
      ),
      'Pages of the resort elsewhere, shown in the footer.',
      { min: 0, max: 5 },
    ),
    hours: fields(
      { weekdays: openingHours('Monday to Friday.'), weekend: openingHours('Saturday and Sunday.') },
      'Business hours, by the clock at the resort.',
    ),
    notice: fields(
      {
        text: markedText('What guests should know, in a sentence or two.', { max: 140 }),
        from: wholeDate('First day on which the notice is shown.'),
        until: wholeDate('Last day on which the notice is shown.'),
        link: anyLink.nullable().describe('Where more is said, or null.'),
      },
      'A notice.',
    )
      .refine(({ from, until }) => from <= until, 'must have an `until` that is not before its `from`')
      .nullable()
      .describe('A notice on every page between two days at the resort, the days included; null while there is none.'),
    saveForTheRoad: yesOrNo(
      'True lets pages be read without signal after the first visit. False removes every copy from guests’ devices.',
      'false removes every copy from guests’ devices',
    ),
    emailAnswerHours: wholeNumber(
      'E-mail is answered within so many hours.',
      'must be a whole number of hours, for example 24',
      { min: 1, max: 240 },
    ),
    roseVarieties: orNull(
      wholeNumber(
        'Kinds of rose in the garden; pages say "more than" it. Null where no page does.',
        'must be a whole number of kinds of rose, for example 50',
        { min: 2, max: 999 },
      ),
    ),
    townCentreMinutes: fields(
      {
        min: wholeNumber('At best.', 'must be a whole number of minutes, for example 5', { min: 1, max: 240 }),
        max: wholeNumber('At worst.', 'must be a whole number of minutes, for example 10', { min: 1, max: 240 }),
      },
      'Minutes by car to the town centre.',
    ).refine(({ min, max }) => min <= max, 'must have a `max` that is not below its `min`'),
    navigation: list(link, `Links of the header, in their order; together at most ${menuLetters} characters.`, {
      min: 2,
      max: 6,
    }).superRefine((links, context) => {
      const letters = links.reduce((sum, each) => sum + each.label.length, 0)
      if (letters <= menuLetters) return
      const message = `must have labels of at most ${menuLetters} characters together, to fit into the header; they have ${letters}`
      context.addIssue({ code: 'custom', message })
    }),
    footer: fields(
      {
        blurb: markedText('What the place is, in a sentence or two.', sentence),
        linksHeading: text('Heading of the quick links.', short),
        links: list(link, 'Quick links; every page is among them.', { min: 4, max: 8 }).superRefine(
          (links, context) => {
            for (const page of ['accommodations', 'enjoyments', 'location', 'about']) {
              if (links.some(({ to }) => to === page)) continue
              const message = `must lead to every page: add { to: ${page}, label: … }`
              context.addIssue({ code: 'custom', message })
            }
          },
        ),
        contactHeading: text('Heading of address and numbers.', short),
        newsletter: orNull(
          fields(
            {
              heading: text('Heading of the newsletter box.', short),
              text: text('What the letter is.', sentence),
              label: text('Label of the e-mail field.', short),
              placeholder: text('Example of an address inside the field.', short),
              button: text('Words of the button.', { max: 24 }),
              note: text('What happens on pressing the button.', sentence),
            },
            'Newsletter box, or null where there is no newsletter.',
          ),
        ),
        picturesNote: text('Says that the pictures are illustrations.', sentence)
          .nullable()
          .describe('Says that the pictures are illustrations; null where they are photographs.'),
        copyright: template(['year'], 'Line with the year and the name.', { max: 60 }),
        farewell: fields(
          {
            text: markedText('Farewell; words of `markedLanguage` between underscores.', short),
            translation: text('The same in English.', short),
          },
          'Last words of the page.',
        ),
      },
      'The footer.',
    ),
  },
  'Facts about the resort, the header and the footer.',
)

export type Site = Shown<typeof siteSchema>
