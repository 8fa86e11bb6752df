/** How windows show the value of a field. */
import { inWords } from '../deeds.ts'
import type { Value } from '../source.ts'
import { fill } from './page.ts'

/** Any value on a line, with its placeholders filled in. */
export const formatValue = (value: Value | null | undefined): string => inWords(value, fill)
