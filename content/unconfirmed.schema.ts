import { z } from 'zod'
import { fields, list, text } from './fields.ts'
import { label } from './section-fields.ts'

const unconfirmedRule = 'must be a file and a field, for example site.yaml#phone'

export const unconfirmedSchema = list(
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
