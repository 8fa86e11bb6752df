import words from '../../../content/enquiry.yaml'
import type { EnquiryForm } from '../contact/enquiry-form.ts'
import { TextField } from '../contact/PersonFields.tsx'
import rows from './Rows.module.css'

const { reach, phone } = words.fields

/** E-mail and phone in the dialog, where one of them is enough (B4). */
export function ReachFields({ form }: { form: EnquiryForm }) {
  const hintId = form.idOf('reach-hint')
  return (
    <fieldset className={rows.group} aria-describedby={hintId}>
      <legend>{reach.label}</legend>
      <p id={hintId}>{reach.hint}</p>
      <div className={rows.roomy}>
        <TextField form={form} name="email" type="email" autoComplete="email" isRequired={false} />
        <TextField form={form} name="phone" type="tel" autoComplete="tel" isRequired={false} hint={phone.hint} />
      </div>
    </fieldset>
  )
}
