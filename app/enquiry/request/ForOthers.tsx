import words from '../../../content/enquiry.yaml'
import type { EnquiryForm } from '../contact/enquiry-form.ts'
import { Checkbox } from './Checkbox.tsx'
import { resortData } from './rules/site-data.ts'

const { label, question } = words.fields.forOthers

/** For agents: the message says so, and asks for their rate while the site does not tell it. */
export function ForOthers({ form }: { form: EnquiryForm }) {
  function choose(forOthers: boolean) {
    const others = form.draft.questions.filter((id) => id !== question)
    const isOpen = resortData.questions.some(({ id }) => id === question)
    form.change({ forOthers, questions: forOthers && isOpen ? [...others, question] : others })
  }
  return (
    <Checkbox name="forOthers" checked={form.draft.forOthers} onChange={({ target }) => choose(target.checked)}>
      {label}
    </Checkbox>
  )
}
