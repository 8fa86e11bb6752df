import type { EnquiryWords } from '../../../content/enquiry.schema.ts'
import type { Field } from './draft.ts'

/** `field` names the field to mend; for a child's age `child` says which one, counted from 0. */
export type Problem = {
  field: Field
  child?: number
  problem: keyof EnquiryWords['errors']
  /** what is wrong and how to mend it */
  message: string
}

/** Name of the control to mend: 'email', 'childAge-0'. */
export function fieldKey({ field, child }: Pick<Problem, 'field' | 'child'>): string {
  return child === undefined ? field : `childAge-${child}`
}
