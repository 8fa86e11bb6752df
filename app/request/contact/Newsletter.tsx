import { useState, type SubmitEvent } from 'react'
import { email as resortEmail } from '../../../content/site.yaml'
import type { Site } from '../../../content/site.schema.ts'
import { Button } from '../../ui/Button.tsx'
import { controlOf, FieldNotes } from '../../ui/Field.tsx'
import { mailLink } from '../../resort/links.ts'
import { lazyOfForm, loadForm } from '../load-request.tsx'
import styles from './Newsletter.module.css'

const NewsletterLinks = lazyOfForm((code) => code.NewsletterLinks)
const id = 'newsletter-email'

/** `ready`: the address is valid, and the guest may send the request; `failed`: the chunk could not be fetched. */
type State = { kind: 'empty' | 'failed' } | { kind: 'invalid'; error: string } | { kind: 'ready'; email: string }

/**
 * The newsletter box (F1). The site stores no list: the guest asks for the newsletter in their own message. The code
 * that writes the message is fetched when the button is pressed.
 */
export function Newsletter({ words: letter }: { words: NonNullable<Site['footer']['newsletter']> }) {
  const [state, setState] = useState<State>({ kind: 'empty' })
  const error = state.kind === 'invalid' ? state.error : undefined

  async function subscribe({ currentTarget }: SubmitEvent<HTMLFormElement>) {
    const field = currentTarget.elements.namedItem('email') as HTMLInputElement
    try {
      const { emailProblem, words } = await loadForm()
      const found = emailProblem(field.value)
      if (found) {
        setState({ kind: 'invalid', error: words.errors[found] })
        field.focus()
      } else {
        setState({ kind: 'ready', email: field.value.trim() })
      }
    } catch {
      setState({ kind: 'failed' })
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
          onChange={() => setState({ kind: 'empty' })}
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
      {state.kind === 'ready' && <NewsletterLinks email={state.email} />}
      <p className={state.kind === 'failed' ? undefined : 'without-app'}>
        <a href={mailLink}>{resortEmail}</a>
      </p>
    </form>
  )
}
