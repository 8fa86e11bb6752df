import { useState, type SubmitEvent } from 'react'
import { email as resortEmail } from '../../../content/site.yaml'
import type { Site } from '../../../content/site.schema.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Actions } from '../../ui/Layout.tsx'
import { Text } from '../../ui/Text.tsx'
import { mailLink } from '../../resort/links.ts'
import { useFormCode, useFormFailed, whenFormLoaded } from '../use-enquiry-form.ts'

/**
 * The newsletter box (F1). The site stores no list: the guest asks for the newsletter in their own message. The code
 * that checks the address and writes the message is fetched when the button is pressed.
 */
export function Newsletter({ words: letter }: { words: NonNullable<Site['footer']['newsletter']> }) {
  /** As it was submitted; null while it is typed. */
  const [address, setAddress] = useState<string | null>(null)
  const code = useFormCode()
  const hasFailed = useFormFailed()
  const problem = address === null ? undefined : code?.emailProblem(address)
  const sending = address && !problem && code?.newsletterLinks(address)

  function subscribe(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    setAddress(field.value)
    whenFormLoaded(({ emailProblem }) => {
      if (emailProblem(field.value)) field.focus()
    })
  }

  return (
    <form className="stack" aria-label={letter.heading} noValidate method="dialog" onSubmit={subscribe}>
      <h2>{letter.heading}</h2>
      <Text as="p" className="fine">
        {letter.text}
      </Text>
      <Field
        id="newsletter-email"
        label={letter.label}
        hint={letter.note}
        error={problem && code?.words.errors[problem]}
      >
        {(control) => (
          <div className="row">
            <input
              {...control}
              name="email"
              type="email"
              aria-required
              autoComplete="email"
              placeholder={letter.placeholder}
              onChange={() => setAddress(null)}
            />
            <span className="needs-scripting">
              <Button type="submit" size="small">
                {letter.button}
              </Button>
            </span>
          </div>
        )}
      </Field>
      {sending && (
        <div className="stack">
          <p ref={takeFocus} tabIndex={-1}>
            {sending.words.choose}
          </p>
          <Actions>
            <ButtonLink size="small" to={sending.mail}>
              {sending.words.email}
            </ButtonLink>
            <ButtonLink variant="quiet" size="small" to={sending.whatsApp} target="_blank">
              {sending.words.whatsApp}
            </ButtonLink>
          </Actions>
        </div>
      )}
      <p className={address !== null && hasFailed ? undefined : 'without-app'}>
        <a href={mailLink}>{resortEmail}</a>
      </p>
    </form>
  )
}

/** As the next step. */
const takeFocus = (element: HTMLElement | null) => element?.focus()
