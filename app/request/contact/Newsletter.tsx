import { useState, type SubmitEvent } from 'react'
import { email as resortEmail } from '../../../content/site.yaml'
import type { Site } from '../../../content/site.schema.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { controlOf, FieldNotes } from '../../ui/Field.tsx'
import { Actions } from '../../ui/Layout.tsx'
import { mailLink } from '../../resort/links.ts'
import { loadForm, type FormCode } from '../load-request.tsx'
import styles from './Newsletter.module.css'

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
      className={styles.letter}
      aria-label={letter.heading}
      noValidate
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault()
        void subscribe(event)
      }}
    >
      <h2>{letter.heading}</h2>
      <p>{letter.text}</p>
      <label htmlFor={id}>{letter.label}</label>
      <div className={styles.row}>
        <input
          {...controlOf(id, letter.note, error)}
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
      <div className={styles.notes}>
        <FieldNotes id={id} hint={letter.note} error={error} />
      </div>
      {sending && (
        <div className={`stack ${styles.links}`}>
          <p ref={takeFocus} tabIndex={-1}>
            {sending.words.choose}
          </p>
          <Actions>
            <ButtonLink variant="onBand" size="small" to={sending.mail}>
              {sending.words.email}
            </ButtonLink>
            <ButtonLink variant="quietOnBand" size="small" to={sending.whatsApp} target="_blank">
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
