import { fields, list, pattern, text } from './fields.ts'

const words = 'must be a file and a field, for example site.yaml#phone'

export const unconfirmedSchema = list(
  fields(
    {
      path: pattern(
        /^[a-z-]+\.yaml#[A-Za-z0-9.-]+$/,
        words,
        'File and field; list entries by id or number from 1: accommodations.yaml#stays.garden-suite.features.',
      ).max(200, words),
      why: text('The question for you: what is not certain yet.', { min: 10, max: 240 }),
    },
    'A fact that nobody has confirmed.',
  ),
  { is: 'Facts that nobody has confirmed.', more: 'The site cannot be launched while there are any.' },
  { min: 0, max: 200 },
)
