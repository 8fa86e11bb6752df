/** All content files and their schemas; those of few fields are here. Pages import types only. */
import { z } from 'zod'
import { aboutSchema } from './about.schema.ts'
import { accommodationsSchema } from './accommodations.schema.ts'
import { daysSchema } from './days.schema.ts'
import { enjoymentsSchema } from './enjoyments.schema.ts'
import { requestSchema } from './request.schema.ts'
import { homeSchema } from './home.schema.ts'
import { locationSchema } from './location.schema.ts'
import { siteSchema } from './site.schema.ts'
import { termsSchema } from './terms.schema.ts'
import {
  beforeItBegins,
  fields,
  id,
  list,
  listOf,
  markedText,
  meta,
  picture,
  reference,
  text,
  wholeDate,
  wholeNumber,
  yesOrNo,
} from './kinds.ts'
import { heading, kicker, link, pageTop, paragraph } from './section-fields.ts'
import { unconfirmedSchema } from './unconfirmed.schema.ts'
import { planner } from './words/planner.ts'
import { postcard } from './words/postcard.ts'
import { ui } from './words/ui.ts'
import { wordsLike } from './words.ts'

const pictures = z
  .record(
    id({ is: 'Key of the picture, and the name of its file.', more: 'A photograph of the same name replaces it.' }),
    text('What the picture shows, for guests who cannot see it.', { min: 5, max: 200 }),
    'must hold pictures: what each shows, under its key',
  )
  .meta(meta('Catalogue of pictures, by key.'))

const notFound = fields('Page not found.', {
  kicker,
  ...pageTop,
  homeLabel: text('Words of the link to the home page.', { max: 24 }),
  links: list(link, 'Further links.', { min: 1, max: 4 }),
  picture: picture('Picture.'),
})

const faq = fields('Questions and answers.', {
  kicker,
  heading,
  accommodations: listOf('Questions on Accommodations.', { max: 12 }, 'A question.', {
    id: id('Name in addresses.'),
    question: markedText('The question, in the guest’s words.', { max: 90 }),
    answer: markedText('The answer.', paragraph),
    mayAsk: yesOrNo(
      { is: 'Whether a link below the answer asks you this.', more: 'For an answer that depends on the guest.' },
      'true if it is',
    ).optional(),
  }),
})

const taken = list(
  fields('Nights that are taken.', {
    stay: reference('stays', 'Room or house.'),
    // In the order of their calendars in calendars.local.yaml.
    unit: wholeNumber(
      { is: 'Which unit: 1 for the first.', more: 'Type 1 if there is only one.' },
      'the number of a unit',
      { min: 1, max: 99 },
    ),
    from: wholeDate('First night taken.'),
    until: wholeDate('Last night taken.'),
  }).refine(({ from, until }) => from <= until, beforeItBegins),
  'Nights booked by telephone or at the desk that are in no calendar.',
  { min: 0, max: 400 },
)

/** By the names of the files without extension. */
export const contentSchemas = {
  site: siteSchema,
  ui: fields('Words of the interface: buttons, labels, messages.', wordsLike(ui)),
  pictures,
  home: homeSchema,
  accommodations: accommodationsSchema,
  terms: termsSchema,
  enjoyments: enjoymentsSchema,
  location: locationSchema,
  days: daysSchema,
  planner: fields('The plan.', wordsLike(planner)),
  about: aboutSchema,
  'not-found': notFound,
  faq,
  request: requestSchema,
  postcard: fields('The postcard that a shared link opens.', {
    stamp: picture('The picture on the stamp.'),
    picture: picture('Picture on the front, when the link names no room or house.'),
    ...wordsLike(postcard),
  }),
  taken,
  unconfirmed: unconfirmedSchema,
}

export type ContentFile = keyof typeof contentSchemas

/** All content, with choices of pictures in place of pictures. */
export type Content = { [File in ContentFile]: z.infer<(typeof contentSchemas)[File]> }
