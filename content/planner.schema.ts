import { fields } from './fields.ts'
import { planner } from './words/planner.ts'
import { wordsLike } from './words.ts'

export const plannerSchema = fields(wordsLike(planner), 'The plan.')
