import { useState, type SubmitEvent } from 'react'
import { email as resortEmail } from '../../../content/site.yaml'
import type { Site } from '../../../content/site.schema.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Actions } from '../../ui/Layout.tsx'
import { Text } from '../../ui/Text.tsx'
import { mailLink } from '../../resort/links.ts'
import { loadForm, type FormCode } from '../load-request.tsx'

const id = 'newsletter-email'

/** `sending`: the address is valid, and the guest may send the request; `hasFailed`: the code could not be fetched. */
type State = { error?: string; sending?: ReturnType<FormCode['newsletterLinks']>; hasFailed?: boolean }

/**
 * The newsletter box (F1). The site stores no list: the guest asks for the newsletter in their own message. The code
 * that writes the message is fetched when the button is pressed.
 */
export function Newsletter({ words: letter }: { words: NonNullable<Site['footer']['newsletter']> }) {
  const [{ error, sending, hasFailed }, setState] = useState<State>({})

  async function subscribe({ currentTarget }: SubmitEvent<HTMLFormElement>) {
    const field = currentTarget.elements.namedItem('email') as HTMLInputElement
    try {
      const { emailProblem, newsletterLinks, words } = await loadForm()
      const found = emailProblem(field.value)
      if (found) field.focus()
      setState(found ? { error: words.errors[found] } : { sending: newsletterLinks(field.value) })
    } catch {
      setState({ hasFailed: true })
    }
  }

  return (
    <form
      className="stack"
      aria-label={letter.heading}
      noValidate
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        void subscribe(event)
      }}
    >
      <h2>{letter.heading}</h2>
      <Text as="p" className="fine">
        {letter.text}
      </Text>
      <Field id={id} label={letter.label} hint={letter.note} error={error}>
        {(control) => (
          <div className="row">
            <input
              {...control}
              name="email"
              type="email"
              aria-required
              autoComplete="email"
              placeholder={letter.placeholder}
              onChange={() => setState({})}
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
      <p className={hasFailed ? undefined : 'without-app'}>
        <a href={mailLink}>{resortEmail}</a>
      </p>
    </form>
  )
}

/** As the next step. */
const takeFocus = (element: HTMLElement | null) => element?.focus()
