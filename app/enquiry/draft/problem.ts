import type { EnquiryWords } from '../../../content/enquiry.schema.ts'

/** A field with an error. If the field is a child's age, `child` is the child's index, from 0. */
export type Problem = {
  field: 'checkIn' | 'checkOut' | 'adults' | 'childAges' | 'firstName' | 'lastName' | 'email' | 'phone' | 'note'
  child?: number
  problem: keyof EnquiryWords['errors']
  /** says what is wrong and how to correct it */
  message: string
}

/** The key of the control to correct: 'email', 'childAge-0'. */
export function fieldKey({ field, child }: Pick<Problem, 'field' | 'child'>): string {
  return child === undefined ? field : `childAge-${child}`
}
