/** All content files and their schemas, for types, the check while building, and the editor. Pages import types only. */
import type { z } from 'zod'
import { aboutSchema } from './about.schema.ts'
import { accommodationsSchema } from './accommodations.schema.ts'
import { daysSchema } from './days.schema.ts'
import { enjoymentsSchema } from './enjoyments.schema.ts'
import { enquirySchema } from './enquiry.schema.ts'
import { faqSchema } from './faq.schema.ts'
import { homeSchema } from './home.schema.ts'
import { locationSchema } from './location.schema.ts'
import { notFoundSchema } from './not-found.schema.ts'
import { picturesSchema } from './pictures.schema.ts'
import { postcardSchema } from './postcard.schema.ts'
import { siteSchema } from './site.schema.ts'
import { takenSchema } from './taken.schema.ts'
import { termsSchema } from './terms.schema.ts'
import { fields } from './fields.ts'
import { unconfirmedSchema } from './unconfirmed.schema.ts'
import { planner } from './words/planner.ts'
import { ui } from './words/ui.ts'
import { wordsLike } from './words.ts'

/** Every content file and its schema, by the name of the file without extension. */
export const contentSchemas = {
  site: siteSchema,
  ui: fields('Words of the interface: buttons, labels, messages.', wordsLike(ui)),
  pictures: picturesSchema,
  home: homeSchema,
  accommodations: accommodationsSchema,
  terms: termsSchema,
  enjoyments: enjoymentsSchema,
  location: locationSchema,
  days: daysSchema,
  planner: fields('The plan.', wordsLike(planner)),
  about: aboutSchema,
  'not-found': notFoundSchema,
  faq: faqSchema,
  enquiry: enquirySchema,
  postcard: postcardSchema,
  taken: takenSchema,
  unconfirmed: unconfirmedSchema,
}

export type ContentFile = keyof typeof contentSchemas

/** All content, with choices of pictures in place of pictures. */
export type Content = { [File in ContentFile]: z.infer<(typeof contentSchemas)[File]> }
