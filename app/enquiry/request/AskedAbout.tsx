import type { MouseEvent } from 'react'
import words from '../../../content/enquiry.yaml'
import { fill } from '../../../lib/text.ts'
import { openTermNames } from '../../resort/terms.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Text } from '../../ui/Text.tsx'
import type { Draft } from '../draft/empty-draft.ts'
import { askedAbout } from './rules/chosen.ts'
import type { EnquiryForm } from '../contact/enquiry-form.ts'
import styles from './AskedAbout.module.css'

const { label, remove } = words.fields.about

type Asked = { id: string; name: string; teaser?: string; without: Partial<Draft> }

/** What the pressed buttons asked about: it goes into the message unless the guest removes it here. */
export function AskedAbout({ form }: { form: EnquiryForm }) {
  const { draft } = form
  const asked = askedAbout(draft).map((each): Asked => ({
    ...each,
    without: each.field === 'about' ? { about: '' } : { stays: draft.stays.filter((stay) => stay !== each.id) },
  }))
  if (draft.asksTerms && openTermNames) {
    asked.push({ id: 'terms', name: openTermNames, without: { asksTerms: false } })
  }

  function takeOut({ currentTarget }: MouseEvent<HTMLButtonElement>, { without }: Asked) {
    // The pressed button disappears with the line, so the focus must move.
    const place = currentTarget.closest('dialog') ?? currentTarget.closest('form')
    place?.querySelector<HTMLElement>('h2, h3')?.focus()
    form.change(without)
  }

  return asked.map((each) => (
    <div key={each.id} className={styles.about}>
      <p>
        {label}: <b>{each.name}</b>
        {each.teaser && (
          <span>
            <Text>{each.teaser}</Text>
          </span>
        )}
      </p>
      <Button
        variant="quiet"
        size="small"
        aria-label={fill(remove, { about: each.name })}
        onClick={(press) => takeOut(press, each)}
      >
        <Icon name="x" />
      </Button>
    </div>
  ))
}
