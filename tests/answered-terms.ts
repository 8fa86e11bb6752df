/** The terms of the sample content with all of them answered. For tests only. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { termsSchema } from '../content/terms.schema.ts'
import { answerTerms, type Written } from './resorts/filled/content.ts'
import { root } from '../tools/root.ts'

const written = parse(
  readFileSync(join(root, 'tests/resorts/coast/content/terms.yaml'), 'utf8').replaceAll('{{country}}', 'Kenya'),
) as Written['terms']
answerTerms(written.terms, 4)

export const answeredTerms = termsSchema.parse(written)
