import words from '../../../content/enquiry.yaml'
import type { EnquiryForm } from '../contact/enquiry-form.ts'
import { Checkbox } from './Checkbox.tsx'

/** For agents: the message says so. */
export function ForOthers({ form }: { form: EnquiryForm }) {
  return (
    <Checkbox
      name="forOthers"
      checked={form.draft.forOthers}
      onChange={({ target }) => form.change({ forOthers: target.checked })}
    >
      {words.fields.forOthers.label}
    </Checkbox>
  )
}
