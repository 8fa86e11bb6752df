import { fields, id, list, listOf, markedText, reference, text, wholeNumber } from './kinds.ts'
import { ink, intro } from './section-fields.ts'
import { pages } from './words/pages.ts'
import { wordsLike } from './words.ts'

const plan = fields('A ready-made plan.', {
  id: id('Short name.'),
  mark: text('Number of days, in large figures: 1, 2, ½.', { max: 3 }),
  unit: text('Shown below that number.', { max: 8 }),
  label: text('Small line above the name.', { max: 24 }),
  name: text('Name of the plan.', { max: 30 }),
  text: markedText('What it is like, in a line.', { max: 90 }),
  ink,
  days: list(
    listOf('A day.', { max: 4 }, 'An outing.', {
      outing: reference('outings', 'A place or an experience.'),
      words: markedText('What the plan calls it, in a few words.', { max: 48 }),
    }),
    'The days, each with its outings in order.',
    { max: 4 },
  ),
})

export const daysSchema = fields('Your days.', {
  neighbours: listOf(
    'Far places that can share a day.',
    { min: 0, max: 24 },
    'Two far places that guests can visit on the same day.',
    {
      one: reference('places', 'A place far away.'),
      other: reference('places', 'Another one near it.'),
      km: wholeNumber('Kilometres between them.', 'a whole number of kilometres', { min: 1, max: 300 }),
      minutes: wholeNumber('Minutes by car between them.', 'a whole number of minutes', { min: 1, max: 300 }),
    },
  ),
  section: fields('Top of the section.', intro),
  plans: fields('Ready-made plans.', {
    ...wordsLike(pages.days.plans),
    list: list(plan, 'The ready-made plans.', { min: 0, max: 3 }),
  }),
})
