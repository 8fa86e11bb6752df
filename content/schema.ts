/**
 * What every content file holds: one schema for the types, for the check while building, and for the hints
 * that editors give. Nothing of this reaches the browser; pages import types only.
 *
 * Limits on lengths protect layouts and search results. They count what the guest reads, with placeholders
 * such as `{{name}}` filled in.
 */
import { z } from 'zod'
import { guestsRange } from '../app/lib/prices.ts'
import { stayFor } from '../app/lib/stay-for.ts'
import type { PictureData } from '../app/ui/picture-data.ts'
import {
  choice,
  counted,
  day,
  decimal,
  fields,
  focus,
  forEach,
  id,
  list,
  picture,
  PictureChoice,
  reference,
  template,
  text,
  timeOfDay,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './fields.ts'
import { brandIcons, iconNames } from '../app/ui/icon-names.ts'
import { enquirySchema } from './schema-enquiry.ts'

/** Content as pages see it: every choice of a picture has become the picture. */
export type Shown<T> = T extends PictureChoice
  ? PictureData
  : T extends object
    ? { [Key in keyof T]: Shown<T[Key]> }
    : T

/** Where a link may go; the names are those of `app/lib/paths.ts`. */
export const linkTargets = [
  'home',
  'accommodations',
  'enjoyments',
  'location',
  'about',
  'homeContact',
  'homeAccommodations',
] as const

/** Printing inks of caption bands. */
export const inks = ['claret', 'teal', 'plum', 'umber', 'forest'] as const

const short = { max: 40 }
const label = { max: 48 }
const headingLimits = { max: 70 }
const sentence = { max: 200 }
const paragraph = { max: 420 }

const head = fields(
  {
    title: text('Title in the browser tab and in search results.', { min: 10, max: 60 }),
    description: text('What search results show below the title.', { min: 120, max: 155 }),
  },
  'What search engines and browser tabs show.',
)

const kicker = text('Small line above the heading.', short)
const heading = text('Heading.', headingLimits)
const lede = text('Opening sentences beside the heading.', paragraph)
const ink = choice(inks, 'Colour of the caption band: pick the one in the shadows of the picture.')
const icon = choice(iconNames, 'Icon beside the text: a name from app/ui/icon-names.ts.')

const caption = fields(
  {
    plate: text('Number or name of the plate, in small capitals.', { max: 24 }),
    text: text('What the plate shows, in a few words.', { max: 80 }),
  },
  'Caption printed below or beside a picture.',
)

const iconCard = fields(
  { icon, heading: text('Heading of the card.', label), text: text('One or two sentences.', sentence) },
  'Icon, heading and text.',
)

const iconLine = fields({ icon, text: text('A few words.', { max: 60 }) }, 'Icon and text.')

const link = fields(
  {
    to: choice(linkTargets, 'Where the link goes.'),
    label: text('Words of the link.', label),
  },
  'A link to another place of this site.',
)

// --- site.yaml: facts about the resort, header, footer ---

const phoneRule =
  'must be a telephone number with + and country code, digits only, for example "+254000000000"'
const phone = (use: string) =>
  z
    .string(phoneRule)
    .regex(/^\+[1-9]\d{7,14}$/, phoneRule)
    .describe(use)

const openingHours = (days: string) =>
  fields({ opens: timeOfDay('Opens at.'), closes: timeOfDay('Closes at.') }, days).refine(
    ({ opens, closes }) => opens < closes,
    'must close later than it opens',
  )

const degrees = (which: string, most: number) =>
  decimal(
    which,
    `must be a number of degrees, -${most} to ${most}, for example ${most === 90 ? '-0.2' : '36.0667'}`,
    {
      min: -most,
      max: most,
    },
  )

const plusCodeRule = 'must be a whole Plus Code, for example 6GCRPX2G+2G'

export const site = fields(
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
        pin: fields(
          {
            lat: degrees('Latitude of the gate; south is negative.', 90),
            lon: degrees('Longitude of the gate; east is positive.', 180),
            plusCode: z
              .string(plusCodeRule)
              .regex(/^[23456789CFGHJMPQRVWX]{8}\+[23456789CFGHJMPQRVWX]{2,3}$/, plusCodeRule)
              .describe('Plus Code of the gate, in full, as Google Maps shows it.'),
          },
          'Where the gate is. Only once the owner has confirmed it: pages show it from then on.',
        ).optional(),
      },
      'Address of the resort, as directions use it.',
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
      { min: 2, max: 2 },
    ),
    hours: fields(
      {
        weekdays: openingHours('Monday to Friday.'),
        weekend: openingHours('Saturday and Sunday.'),
      },
      'Business hours, in Nakuru’s time.',
    ),
    saveForTheRoad: yesOrNo(
      'True lets pages be read without signal after the first visit. False removes every copy from guests’ devices.',
      'false removes every copy from guests’ devices',
    ),
    emailAnswerHours: wholeNumber(
      'E-mail is answered within so many hours.',
      'must be a whole number of hours, for example 24',
      { min: 1, max: 240 },
    ),
    roseVarieties: wholeNumber(
      'Kinds of rose in the garden; pages say "more than" it.',
      'must be a whole number of kinds of rose, for example 50',
      { min: 2, max: 999 },
    ),
    townCentreMinutes: fields(
      {
        min: wholeNumber('At best.', 'must be a whole number of minutes, for example 5', {
          min: 1,
          max: 240,
        }),
        max: wholeNumber('At worst.', 'must be a whole number of minutes, for example 10', {
          min: 1,
          max: 240,
        }),
      },
      'Minutes by car to the town centre.',
    ).refine(({ min, max }) => min <= max, 'must have a `max` that is not below its `min`'),
    navigation: list(link, 'Links of the header, in their order.', { min: 4, max: 4 }),
    footer: fields(
      {
        blurb: text('What the place is, in a sentence or two.', sentence),
        linksHeading: text('Heading of the quick links.', short),
        links: list(link, 'Quick links.', { min: 2, max: 8 }),
        contactHeading: text('Heading of address and numbers.', short),
        newsletter: fields(
          {
            heading: text('Heading of the newsletter box.', short),
            text: text('What the letter is.', sentence),
            label: text('Label of the e-mail field.', short),
            placeholder: text('Example of an address inside the field.', short),
            button: text('Words of the button.', { max: 24 }),
            note: text('What happens on pressing the button.', sentence),
          },
          'Newsletter box.',
        ),
        picturesNote: text('Says that the pictures are illustrations.', sentence),
        copyright: template(['year'], 'Line with the year and the name.', { max: 60 }),
        farewell: fields(
          {
            text: text('Swahili farewell, read aloud in Swahili.', short),
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

// --- pictures.yaml: the catalogue ---

export const pictures = z
  .record(
    id('Key of the picture.'),
    fields(
      {
        file: z
          .string('must be the name of a file in assets/pictures, for example rose-garden.webp')
          .regex(
            /^[a-z0-9][a-z0-9-]*\.[a-z]+$/,
            'must be the name of a file in assets/pictures, for example rose-garden.webp',
          )
          .max(80, 'must be the name of a file of at most 80 characters')
          .describe('File in assets/pictures. A photograph of the same name takes its place.'),
        alt: text('What the picture shows, for those who cannot see it.', { min: 5, max: 200 }),
        focus: focus('The point that must stay in sight when the picture is cropped.'),
      },
      'A picture: its file, what it shows, and its most important point.',
    ),
    'must hold pictures under their keys',
  )
  .describe('Catalogue of pictures, by key.')

// --- ui.yaml: words of the interface ---

const button = text('Words of a button.', { max: 32 })

export const ui = fields(
  {
    skipLink: text('Link for keyboards that leads past the header.', short),
    mainNavigation: text('Name of the header’s links, read aloud.', short),
    footerNavigation: text('Name of the footer’s links, read aloud.', short),
    onThisPage: text('Name of a list of links within the page, read aloud.', short),
    brandLink: template(['name'], 'Name of the link around the logo, read aloud.', label),
    menu: text('Name of the menu and of its toggle.', short),
    closeMenu: text('Name of the toggle while the menu is open.', short),
    bookNow: button,
    bookStay: template(
      ['stay'],
      'Name of a booking button where several stand side by side, read aloud.',
      label,
    ),
    askAboutStay: text('Link to a question about one stay.', label),
    call: button,
    whatsapp: button,
    whatsappLabel: text('Name of the WhatsApp button, read aloud.', label),
    quickBar: text('Name of the bar at the foot of the screen on phones, read aloud.', short),
    pageAnnouncement: template(['page'], 'Read aloud when another page has opened.', label),
    loading: text('Shown while a part of the site is on its way.', label),
    externalLink: text('Read aloud after links that leave the site.', label),
    appleMaps: text('Link to directions in Apple’s maps.', { max: 30 }),
    aboutEntry: template(
      ['action', 'name'],
      'Name of a button that stands beside several others, read aloud.',
      label,
    ),
    look: fields(
      {
        switch: text('Name of the switch between day and evening look.', label),
        toEvening: text('Tooltip while the day look is on.', short),
        toDay: text('Tooltip while the evening look is on.', short),
      },
      'The switch between day and evening look.',
    ),
    hours: fields(
      {
        heading: text('Heading of the business hours.', short),
        weekdays: text('Name of the weekdays.', short),
        weekend: text('Name of the weekend.', short),
        emergency: text('Name of the emergency support.', short),
        always: text('Day and night.', { max: 24 }),
        open: text('Shown while the desk is open.', short),
        closed: text('Shown while the desk is closed.', short),
        today: template(['opens', 'closes'], 'Today’s hours, on one line.', label),
        range: template(['opens', 'closes'], 'From one time to another.', short),
      },
      'Business hours.',
    ),
    prices: fields(
      {
        from: text('Stands before the sum on a price tag where the price starts there.', { max: 12 }),
        fromSum: template(['sum'], 'A price that starts there, within a line.', { max: 24 }),
        fromSumPerNight: template(['sum'], 'A price that starts there, on its own.', { max: 30 }),
        perNight: text('Stands beside a price.', { max: 20 }),
        guests: counted('Number of guests.', { max: 24 }),
      },
      'How prices and guests are written. The numbers come from accommodations.yaml.',
    ),
    minutes: fields(
      {
        unit: text('Short form inside the sun.', { max: 6 }),
        byCar: counted('Drive time in words.', { max: 30 }),
      },
      'How drive times are written.',
    ),
    number: template(['number'], 'Number of a place or an experience.', { max: 12 }),
    features: text('Heading of the features.', short),
    amenities: text('Heading of the amenities.', short),
    highlights: text('Heading of the highlights.', short),
    yes: text('In the comparison: there is one.', { max: 12 }),
    no: text('In the comparison: there is none; read aloud in place of a dash.', { max: 12 }),
    copy: fields(
      {
        number: text('Name of the button that copies the telephone number.', label),
        numberCopied: text('Shown when the number was copied.', label),
        email: text('Name of the button that copies the e-mail address.', label),
        emailCopied: text('Shown when the e-mail address was copied.', label),
        address: text('Name of the button that copies the address.', label),
        addressCopied: text('Shown when the address was copied.', label),
        refused: text('Shown when the browser does not let the page copy.', { max: 100 }),
      },
      'Copying to the clipboard.',
    ),
    toasts: text('Name of the place where small messages appear, read aloud.', short),
    form: fields(
      {
        heading: text('Heading of the form.', label),
        firstName: text('Label.', short),
        lastName: text('Label.', short),
        email: text('Label.', short),
        phone: text('Label.', short),
        optional: text('Stands after the label of a field that may stay empty.', { max: 20 }),
        subject: text('Label.', short),
        subjects: fields(
          {
            'general-inquiry': text('A choice of the subject.', short),
            'booking-request': text('A choice of the subject.', short),
            'special-arrangements': text('A choice of the subject.', short),
            feedback: text('A choice of the subject.', short),
          },
          'Choices of the subject.',
        ),
        message: text('Label.', short),
        messagePlaceholder: text('What to write, inside the empty field.', { max: 100 }),
        button,
        note: text('What happens on pressing the button.', sentence),
        withoutScript: text('Shown in place of the button where the browser runs no scripts.', sentence),
        unavailable: text('Shown where the form could not be fetched.', sentence),
        titles: fields(
          {
            'general-inquiry': text('Title of the dialog for this subject.', short),
            'booking-request': text('Title of the dialog for this subject.', short),
            'special-arrangements': text('Title of the dialog for this subject.', short),
            feedback: text('Title of the dialog for this subject.', short),
          },
          'Titles of the dialog.',
        ),
        close: text('Button that closes the dialog, read aloud.', short),
      },
      'The form of the contact section.',
    ),
    device: fields(
      {
        heading: text('Heading of what the site keeps on the device.', label),
        text: text('What the site keeps.', paragraph),
        button: text('Words of the button that removes it.', label),
        done: text('Shown when it is removed.', label),
        refused: text('Shown when the browser does not let it be removed.', sentence),
      },
      'What the site keeps on the guest’s device.',
    ),
    privacy: fields(
      {
        label: text('What is pressed in the footer to read the note.', { max: 24 }),
        cookies: text('That there are no cookies. Only say what is true of the site as it is.', { max: 60 }),
        askedHeading: text('Heading of the list of others that are asked for something.', label),
        asked: list(
          fields(
            {
              who: text('Whose service it is.', short),
              when: text('What for and when, going on from the name.', sentence),
            },
            'Another service.',
          ),
          'Everyone whom a page may ask for something.',
          { min: 1, max: 8 },
        ),
        licences: text('Link to the licences of what the site is made with.', label),
      },
      'The note on privacy in the footer.',
    ),
    offline: fields(
      {
        note: text('Shown while there is no connection.', sentence),
        back: text('Shown when the connection is back.', label),
      },
      'Without a connection.',
    ),
    error: fields(
      {
        title: text('Title in the browser tab.', { min: 10, max: 60 }),
        kicker,
        heading,
        text: text('What to do next.', paragraph),
        reload: button,
        home: button,
        call: template(['phone'], 'Link that calls.', label),
      },
      'Screen that stands in place of a page that failed.',
    ),
  },
  'Words of the interface: buttons, labels, messages.',
)

// --- home.yaml ---

const contactWay = (way: string) =>
  fields({ text: text('Small line below the number or address.', { max: 60 }) }, way)

export const home = fields(
  {
    head,
    hero: fields(
      {
        label: text('Name of the first screen, read aloud.', short),
        kicker: text('Small line above the text.', { max: 60 }),
        heading: list(text('A line of the heading.', { max: 16 }), 'Heading, line by line.', { max: 3 }),
        lede: text('Opening sentence.', sentence),
        hurried: text('What a guest in a hurry wants to know.', { max: 60 }),
        bookLabel: text('Words of the first button.', { max: 24 }),
        exploreLabel: text('Words of the second button.', { max: 30 }),
        pictures: fields(
          {
            wide: picture('By day, on wide screens.'),
            tall: picture('By day, on phones.'),
            wideEvening: picture('In the evening, on wide screens.'),
            tallEvening: picture('In the evening, on phones.'),
          },
          'The same view by day and in the evening, wide and tall.',
        ),
      },
      'First screen.',
    ),
    about: fields(
      {
        kicker,
        heading,
        lede,
        linkLabel: text('Link to About Us.', label),
        picture: picture('Picture.'),
        caption,
        values: list(iconCard, 'Three tiles.', { min: 3, max: 3 }),
      },
      'Who we are, in short.',
    ),
    quote: fields(
      {
        text: text('The quote.', { max: 90 }),
        lang: choice(['en', 'sw'], 'Language of the quote: en English, sw Swahili.'),
        translation: text('The quote in English.', { max: 120 }),
        source: text('Who says so.', short),
      },
      'Quote.',
    ),
    enjoyments: fields(
      {
        kicker,
        heading,
        lede,
        cards: list(
          fields(
            {
              experience: reference(
                'experiences',
                'Id of an experience in enjoyments.yaml; name and text come from there.',
              ),
              linkLabel: text('Words of the link.', label),
              picture: picture('Picture, cropped for this card.'),
              ink,
            },
            'A card.',
          ),
          'Three cards.',
          { min: 3, max: 3 },
        ),
        linkLabel: text('Link to Enjoyments.', label),
      },
      'Three of the enjoyments.',
    ),
    accommodations: fields(
      {
        kicker,
        heading,
        lede,
        cards: list(
          fields(
            {
              stay: reference(
                'stays',
                'Id of a stay in accommodations.yaml; name, price and text come from there.',
              ),
              linkLabel: text('Words of the link.', label),
              picture: picture('Picture, cropped for this card.'),
              ink,
            },
            'A card.',
          ),
          'Three cards.',
          { min: 3, max: 3 },
        ),
        compareLabel: text('Words of the first button.', { max: 30 }),
        guidanceLabel: text('Words of the second button.', { max: 30 }),
      },
      'Three of the stays.',
    ),
    contact: fields(
      {
        kicker,
        heading,
        lede,
        picture: picture('Wide picture above the section.'),
        stamp: picture('Picture on the stamp of the form.'),
        whatsapp: contactWay('WhatsApp.'),
        phone: contactWay('Telephone.'),
        email: contactWay('E-mail.'),
      },
      'Contact section.',
    ),
  },
  'Home page.',
)

// --- accommodations.yaml ---

const guestsRule = 'must be a whole number of guests, for example 2'
const mostGuests = 40

const guests = (about: string) =>
  fields(
    {
      min: wholeNumber('Fewest guests.', guestsRule, { min: 1, max: mostGuests }),
      max: wholeNumber('Most guests.', guestsRule, { min: 1, max: mostGuests }),
    },
    about,
  ).refine(({ min, max }) => min <= max, 'must have a `max` that is not below its `min`')

const stay = fields(
  {
    id: id('Name in addresses: /accommodations#garden-suite. Do not change it once guests have links.'),
    name: text('Name of the stay.', { max: 24 }),
    forWhom: text('For whom it is, in a few words; stands above the name.', { max: 30 }),
    teaser: text('One sentence, for the home page.', { max: 110 }),
    description: text('Two or three sentences.', paragraph),
    priceUsd: wholeNumber(
      'Price in US dollars per night, without the sign.',
      'must be a number of US dollars per night, for example 95',
      { min: 1, max: 100_000 },
    ),
    priceIsFrom: yesOrNo(
      'True where the price starts there and may be higher.',
      'true where the price starts there',
    ),
    occupancy: guests('How many guests stay there.'),
    features: list(text('A feature.', { max: 30 }), 'Features, shown as chips.', { min: 2, max: 6 }),
    amenities: list(iconLine, 'Amenities.', { min: 2, max: 10 }),
    pictures: fields(
      { exterior: picture('From outside.'), interior: picture('From inside.') },
      'Two pictures.',
    ),
    plateNote: caption,
    ink,
  },
  'A stay.',
)

const comparisonCell = z
  .union([z.boolean(), text('What it has.', { max: 40 })], 'must be true, false or a few words')
  .describe('True where the stay has one, false where not, or a few words.')

export const accommodations = fields(
  {
    head,
    kicker,
    heading,
    lede,
    bookLabel: text('Words of each stay’s button.', { max: 24 }),
    picturesLabel: template(['stay'], 'Name of each stay’s two pictures, read aloud.', label),
    gallery: fields(
      {
        exterior: text('Caption of the picture from outside.', { max: 30 }),
        interior: text('Caption of the picture from inside.', { max: 30 }),
        position: template(['number', 'total'], 'Which of the pictures is shown.', short),
        previous: text('Button to the picture before, read aloud.', short),
        next: text('Button to the next picture, read aloud.', short),
        close: text('Button that closes the gallery, read aloud.', short),
      },
      'The gallery of a stay’s pictures.',
    ),
    stays: list(stay, 'The stays, in the order of the page.', { min: 4, max: 4 }),
    includedHeading: text('Heading of what the price holds.', short),
    included: list(
      fields(
        {
          label: text('What is asked.', short),
          text: text('The answer.', { max: 60 }),
        },
        'A question about the price.',
      ),
      'What the price holds. While something is not settled, "ask us" stands there.',
      { min: 1, max: 5 },
    ),
    compare: fields(
      {
        kicker,
        heading,
        lede,
        label: text('Name of the table, read aloud.', label),
        feature: text('Heading of the first column, read aloud.', { max: 24 }),
        price: text('Name of the row of prices.', { max: 24 }),
        guests: text('Name of the row of guests.', { max: 24 }),
        rows: list(
          fields(
            {
              label: text('Name of the row.', { max: 24 }),
              cells: forEach('stays', comparisonCell, 'One cell for each stay, under its id.'),
            },
            'A row.',
          ),
          'Further rows.',
          { min: 1, max: 12 },
        ),
        bookLabel: text('Words of the button below each column.', { max: 16 }),
        onlyDifferences: text('Switch that hides the rows in which all stays are the same.', { max: 24 }),
        hidden: counted('How many rows the switch has hidden.', { max: 60 }),
        shown: text('Said when the switch is off again.', short),
      },
      'Table that compares the stays.',
    ),
    helpChoosing: fields(
      {
        kicker,
        heading,
        lede,
        paths: list(
          fields(
            {
              who: text('Who is coming.', { max: 60 }),
              stay: reference('stays', 'Id of the stay that fits.'),
            },
            'A suggestion.',
          ),
          'Suggestions.',
          { min: 2, max: 6 },
        ),
        unsure: fields(
          {
            heading: text('Heading.', label),
            text: text('What we offer.', sentence),
            linkLabel: text('Words of the button.', { max: 30 }),
            picture: picture('Picture.'),
            ink,
          },
          'For those who are still not sure.',
        ),
      },
      'Help with the choice.',
    ),
    choosing: fields(
      {
        guestsQuestion: text('Asks how many are coming.', short),
        parties: list(guests('A number of guests to choose from.'), 'Numbers of guests to choose from.', {
          min: 2,
          max: 5,
        }),
        purposeQuestion: text('Asks what they are coming for.', short),
        purposes: list(
          fields(
            {
              label: text('What they are coming for.', short),
              suggestions: list(
                fields(
                  {
                    stay: reference('stays', 'Id of a stay that suits.'),
                    why: text('The reason, as a sentence.', { max: 120 }),
                  },
                  'A stay and the reason for it.',
                ),
                'Stays that suit, the best first. The first that takes that many guests is suggested, so every ' +
                  'number of guests needs one here that takes it.',
                { max: 4 },
              ),
            },
            'A purpose and the stays for it.',
          ),
          'What guests come for.',
          { min: 2, max: 6 },
        ),
        unanswered: text('Stands in place of the answer until both are chosen.', { max: 80 }),
        facts: template(['price', 'guests'], 'Price and guests of the stay, below the reason.', { max: 60 }),
      },
      'Questions that lead to one stay, shown where the browser runs scripts.',
    ),
  },
  'Accommodations.',
).superRefine(({ stays, choosing }, context) => {
  for (const [at, { suggestions }] of choosing.purposes.entries()) {
    for (const party of choosing.parties.filter((each) => !stayFor(each, suggestions, stays))) {
      const message = `must hold a stay that takes ${guestsRange(party)} guests`
      context.addIssue({ code: 'custom', message, path: ['choosing', 'purposes', at, 'suggestions'] })
    }
  }
  const most = Math.min(mostGuests, Math.max(...stays.map(({ occupancy }) => occupancy.max)))
  for (let number = 1; number <= most; number += 1) {
    const { length } = choosing.parties.filter(({ min, max }) => min <= number && number <= max)
    if (length === 1) continue
    const where = length === 0 ? 'nowhere' : 'twice'
    const message = `must hold each number of guests that a stay takes, once; ${number} stands there ${where}`
    context.addIssue({ code: 'custom', message, path: ['choosing', 'parties'] })
    return
  }
})

// --- enjoyments.yaml ---

const experience = fields(
  {
    id: id('Name in addresses: /enjoyments#fruit-farm. Do not change it once guests have links.'),
    name: text('Name of the experience.', { max: 30 }),
    icon,
    ink,
    teaser: text('One or two sentences, for the home page.', { max: 120 }),
    description: text('Two or three sentences.', paragraph),
    picture: picture('Large picture.'),
    caption: caption.optional(),
    secondPicture: picture('Smaller picture beside it.').optional(),
    secondCaption: caption.optional(),
    secondInk: ink.optional(),
    features: list(iconLine, 'Features.', { min: 2, max: 8 }),
    highlights: list(text('A highlight.', { max: 80 }), 'Highlights.', { min: 1, max: 6 }),
  },
  'An experience.',
)

export const enjoyments = fields(
  {
    head,
    kicker,
    heading,
    lede,
    bookLabel: text('Words of each experience’s button.', { max: 24 }),
    experiences: list(experience, 'The experiences, in the order of the page.', { min: 4, max: 4 }),
    whyChoose: fields(
      {
        kicker,
        heading,
        picture: picture('Wide picture behind the cards.'),
        cards: list(iconCard, 'Three cards.', { min: 3, max: 3 }),
        planLabel: text('Words of the button.', { max: 24 }),
        staysLabel: text('Link to Accommodations.', label),
      },
      'Why guests choose us.',
    ),
  },
  'Enjoyments.',
)

// --- location.yaml ---

const month = (which: string) =>
  wholeNumber(which, 'must be the number of a month, 1 to 12', { min: 1, max: 12 })

const year = Array.from({ length: 12 }, (_, index) => index + 1)

function coverTheYear(seasons: { from: number; to: number }[]): boolean {
  // Asked of each month, never counted from one number to the other: those may still be anything.
  const months = seasons.flatMap(({ from, to }) => year.filter((each) => each >= from && each <= to))
  return months.toSorted((a, b) => a - b).join() === year.join()
}

const place = fields(
  {
    id: id('Name in addresses: /location#menengai-crater. Do not change it once guests have links.'),
    name: text('Name of the place.', { max: 32 }),
    description: text('What it is, in two sentences.', { max: 240 }),
    driveMinutes: wholeNumber(
      'Minutes by car from the resort.',
      'must be a whole number of minutes, for example 20',
      {
        min: 1,
        max: 600,
      },
    ),
    isTimeDoubtful: yesOrNo(
      'True while the drive time cannot be right: it stays in the list, and is not drawn on the map.',
      'true while the drive time cannot be right',
    ).optional(),
    picture: picture('Picture.'),
    ink,
    whenToGo: text('When to go.', { max: 140 }),
    checkFirst: text('What to find out before setting out.', sentence),
    checkedOn: day('Day on which what can change was last checked.'),
    officialSite: webAddress('Site of those who run the place, where there is one.').optional(),
    coordinates: fields(
      { lat: degrees('Latitude; south is negative.', 90), lon: degrees('Longitude; east is positive.', 180) },
      'Where the place is, for the map.',
    ),
  },
  'A place nearby.',
)

export const location = fields(
  {
    head,
    kicker,
    heading,
    lede,
    picture: picture('Picture beside the heading.'),
    caption,
    highlights: list(iconCard, 'Four cards.', { min: 4, max: 4 }),
    nearby: fields(
      {
        kicker,
        heading,
        lede,
        indexLabel: text('Name of the index of places, read aloud.', label),
        whenToGo: text('Stands before when to go.', { max: 24 }),
        checkFirst: text('Stands before what to check.', { max: 24 }),
        checkedOn: template(['date'], 'Says when it was last checked.', { max: 40 }),
        directionsLabel: text('Link to live directions.', { max: 30 }),
        mapAppLabel: text('Link that opens the place in the telephone’s own map app.', { max: 30 }),
        officialSiteLabel: text('Link to the official site.', { max: 30 }),
        places: list(place, 'The places, in their order.', { min: 8, max: 8 }),
      },
      'What is near.',
    ),
    map: fields(
      {
        title: text('What the map is, read aloud.', { max: 80 }),
        description: text('What the map shows, read aloud.', { max: 300 }),
        caption,
        credit: text('Whose data the map is drawn from.', sentence),
        kilometres: text('Unit beside the scale bar.', { max: 6 }),
        liveMapLabel: text('Words that open the live map.', label),
        liveMapNote: text('What opening it does.', sentence),
        liveMapTitle: text('Name of the live map, read aloud.', label),
        liveMapLink: text('Link to the map elsewhere.', label),
        directionsLabel: text('Link to live directions to the resort.', label),
      },
      'The maps.',
    ),
    sky: fields(
      {
        heading,
        clock: template(['time'], 'The time in Nakuru.', { max: 60 }),
        clockByNight: template(['time'], 'The same, when the sun has set.', { max: 60 }),
        sunrise: text('Name of the sunrise.', { max: 16 }),
        sunset: text('Name of the sunset.', { max: 16 }),
        daylight: text('Name of the time between them.', { max: 16 }),
        length: template(['hours', 'minutes'], 'A length of time.', { max: 20 }),
        bestLight: text('Stands before the hours in which the garden looks best.', { max: 40 }),
        bestLightTimes: template(
          ['sunrise', 'morningEnd', 'eveningBegin', 'sunset'],
          'Those hours, in the morning and in the evening.',
          { max: 20 },
        ),
        months: fields(
          {
            label: text('Words that open the table of the year.', label),
            caption: text('What the table shows.', { max: 80 }),
            month: text('Heading of its first column.', { max: 16 }),
          },
          'The sun through the year.',
        ),
        weather: fields(
          {
            url: webAddress('Where the forecast is asked for: MET Norway’s Locationforecast, compact.'),
            ahead: text('Name of the coming hours and days, read aloud.', label),
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
                thunder: text('A sky.', { max: 20 }),
              },
              'Words for the sky.',
            ),
          },
          'The weather now.',
        ),
      },
      'Today’s sun and weather.',
    ),
    seasons: fields(
      {
        heading,
        inMostYears: text('Stands beside the heading: the sentences are general.', { max: 30 }),
        thisSeason: text('Read aloud with the season that it is now.', { max: 16 }),
        note: text('Says that the sentences are general.', sentence),
        list: list(
          fields(
            {
              from: month('First month.'),
              to: month('Last month.'),
              name: text('Names of the months.', { max: 30 }),
              text: text('What the weather is like.', sentence),
            },
            'A season.',
          ),
          'The seasons, which together make a year.',
          { min: 2, max: 12 },
        ).refine(coverTheYear, 'must hold each month of the year exactly once'),
        always: text('What holds all year.', sentence),
        sun: text('When the sun is up.', sentence),
      },
      'Weather by season.',
    ),
    waysIn: fields(
      {
        kicker,
        heading,
        directionsLabel: text('Link to live directions.', { max: 30 }),
        checkedOn: template(['date'], 'Says when it was last checked.', { max: 40 }),
        ways: list(
          fields(
            {
              id: id('Short name.'),
              icon,
              heading: text('Heading.', label),
              text: text('How to go.', { max: 300 }),
              time: text('How long it takes.', { max: 30 }).optional(),
              from: text('Where live directions start.', { max: 40 }).optional(),
              checkedOn: day('Day on which what can change was last checked.').optional(),
            },
            'A way.',
          ),
          'Ways to reach us.',
          { min: 2, max: 8 },
        ),
        takeAlong: fields(
          {
            heading: text('Heading.', label),
            text: text('What this is for.', sentence),
            call: text('Stands before the telephone number.', label),
            printLabel: text('Words of the button that prints.', { max: 24 }),
            codeLabel: template(['address'], 'What the printed code opens, read aloud.', { max: 80 }),
            pin: text('Stands before the coordinates, once they are known.', { max: 24 }),
            pinLink: text('Link that opens them.', { max: 30 }),
          },
          'What to have on the road.',
        ),
      },
      'How to reach us.',
    ),
    callToAction: fields(
      {
        heading,
        text: text('What we offer.', sentence),
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

// --- about.yaml ---

export const about = fields(
  {
    head,
    kicker,
    heading,
    lede,
    picture: picture('Picture beside the heading.'),
    caption,
    ink,
    facts: list(
      fields(
        { label: text('What is counted.', { max: 24 }), value: text('The number.', { max: 8 }) },
        'A fact.',
      ),
      'Three facts.',
      { min: 3, max: 3 },
    ),
    story: fields(
      {
        heading,
        paragraphs: list(text('A paragraph.', { max: 600 }), 'Paragraphs.', { max: 5 }),
      },
      'How it began.',
    ),
    values: fields(
      {
        kicker,
        heading,
        list: list(iconCard, 'Four values.', { min: 4, max: 4 }),
      },
      'What we hold to.',
    ),
    team: fields(
      {
        kicker,
        heading,
        note: text('Says that the pictures are no portraits.', sentence),
        members: list(
          fields(
            {
              id: id('Short name.'),
              name: text('Name.', short)
                .nullable()
                .describe('Name, or null while it is not confirmed; the role then stands in its place.'),
              role: text('Role, as it stands in place of a name.', short),
              plate: text('Where this person is met, in small capitals.', { max: 24 }),
              text: text('One or two sentences.', sentence),
              picture: picture('Illustration of the role, or a portrait.'),
              ink,
            },
            'A member of the team.',
          ),
          'Three people.',
          { min: 3, max: 3 },
        ),
      },
      'The team.',
    ),
    mission: fields(
      {
        text: text('The quote.', { max: 120 }),
        source: text('Who says so.', label),
      },
      'What we work for.',
    ),
    stays: fields(
      {
        kicker,
        heading,
        linkLabel: text('Link to the stays of the home page.', { max: 32 }),
      },
      'List of the stays.',
    ),
  },
  'About Us.',
)

// --- not-found.yaml ---

export const notFound = fields(
  {
    head,
    kicker,
    heading,
    lede,
    homeLabel: text('Words of the link to the home page.', { max: 24 }),
    links: list(link, 'Further links.', { min: 1, max: 4 }),
    picture: picture('Picture.'),
    caption,
    ink,
  },
  'Shown where there is no such page.',
)

// --- faq.yaml ---

const questions = (where: string) =>
  list(
    fields(
      {
        id: id('Name in addresses.'),
        question: text('The question, in the guest’s words.', { max: 90 }),
        answer: text('The answer.', paragraph),
      },
      'A question.',
    ),
    where,
    { max: 8 },
  )

export const faq = fields(
  {
    kicker,
    heading,
    home: questions('Questions on the home page, beside the contact form.'),
    accommodations: questions('Questions on Accommodations.'),
    enjoyments: questions('Questions on Enjoyments.'),
    location: questions('Questions on the Nakuru Guide.'),
  },
  'Questions and answers, each on the page where it arises.',
)

// --- unconfirmed.yaml ---

const unconfirmedRule = 'must be a file and a field, for example site.yaml#phone'

export const unconfirmed = list(
  fields(
    {
      path: z
        .string(unconfirmedRule)
        .max(200, unconfirmedRule)
        .regex(/^[a-z-]+\.yaml#[A-Za-z0-9.-]+$/, unconfirmedRule)
        .describe(
          'File and field; list entries by id or number from 1: accommodations.yaml#stays.garden-suite.features.',
        ),
      why: text('Why nobody can vouch for it yet, and what would settle it.', { min: 10, max: 240 }),
      page: text('Where guests read it.', label),
    },
    'A fact that nobody has confirmed.',
  ),
  'Facts that nobody has confirmed. The site is not launched while there are any.',
  { min: 0, max: 200 },
)

/** Every content file and its schema, by the name of the file without its ending. */
export const contentSchemas = {
  site,
  ui,
  pictures,
  home,
  accommodations,
  enjoyments,
  location,
  about,
  'not-found': notFound,
  faq,
  enquiry: enquirySchema,
  unconfirmed,
}

export type ContentFile = keyof typeof contentSchemas

/** All content as it is written, with choices of pictures in place of pictures. */
export type Content = { [File in ContentFile]: z.infer<(typeof contentSchemas)[File]> }

export type Site = Shown<z.infer<typeof site>>
export type Ui = Shown<z.infer<typeof ui>>
export type Home = Shown<z.infer<typeof home>>
export type Accommodations = Shown<z.infer<typeof accommodations>>
export type Enjoyments = Shown<z.infer<typeof enjoyments>>
export type Location = Shown<z.infer<typeof location>>
export type About = Shown<z.infer<typeof about>>
export type NotFound = Shown<z.infer<typeof notFound>>
export type Faq = Shown<z.infer<typeof faq>> // by content.d.ts
export type { EnquiryWords } from './schema-enquiry.ts'

export type Experience = Enjoyments['experiences'][number]
export type Place = Location['nearby']['places'][number]
export type LinkTarget = (typeof linkTargets)[number]
