import type { SubmitEvent } from 'react'
import { email as resortEmail } from '../../../content/site.yaml'
import type { Site } from '../../../content/site.schema.ts'
import { mailLink } from '../../resort/links.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Text } from '../../ui/Text.tsx'
import { openRequest } from './dialog-history.ts'
import { changeDraft, typedIn } from '../form-draft.ts'

/** The site keeps no list (F1): the guest asks in a message of the dialog, and `field-errors.ts` checks the address. */
export function Newsletter({ words: letter }: { words: NonNullable<Site['footer']['newsletter']> }) {
  function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    changeDraft('dialog', typedIn('dialog', form))
    openRequest({ subject: 'newsletter' }, form.querySelector('button')!)
  }

  return (
    <form className="stack" aria-label={letter.heading} noValidate method="dialog" onSubmit={subscribe}>
      <h2>{letter.heading}</h2>
      <Text as="p" className="fine">
        {letter.text}
      </Text>
      <Field id="newsletter-email" label={letter.label} hint={letter.note}>
        {(control) => (
          <div className="row">
            <input {...control} name="email" type="email" autoComplete="email" placeholder={letter.placeholder} />
            <span className="needs-scripting">
              <Button type="submit" size="small">
                {letter.button}
              </Button>
            </span>
          </div>
        )}
      </Field>
      <p className="without-app">
        <a href={mailLink}>{resortEmail}</a>
      </p>
    </form>
  )
}
