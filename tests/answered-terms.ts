/** The terms of the real content with answers to all of them, which belong to no resort. For tests only. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { termsSchema } from '../content/terms.schema.ts'

const answers: Record<string, unknown> = {
  price: { text: 'A price is for the room.', short: 'Per room' },
  taxes: { text: 'Taxes are in the price.', short: 'Taxes included' },
  meals: { text: 'Breakfast is in the price. Other meals are on the menu.', short: 'Breakfast included' },
  payment: { deposit: 'We ask for a third of the price.', ways: ['m-pesa', 'card', 'bank'] },
  cancellation: { text: 'Cancel up to a week before at no cost.', short: 'Free until a week before' },
  arrival: { arrival: '14:00', departure: '10:30' },
  children: { text: 'There are two cots.', short: 'Cot on request' },
  residents: { text: 'Ask for the price for residents.', short: 'Residents’ price' },
}

const written = parse(readFileSync(join(import.meta.dirname, '../content/terms.yaml'), 'utf8')) as {
  terms: Record<string, Record<string, unknown>>
}
for (const [id, term] of Object.entries(written.terms)) Object.assign(term, { askUs: false, answer: answers[id] })
Object.assign(written.terms.children ?? {}, { countFromAge: 4 })

export const answeredTerms = termsSchema.parse(written)
