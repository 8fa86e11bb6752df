import type { MouseEvent } from 'react'
import { stays } from '../../../content/accommodations.yaml'
import { experiences } from '../../../content/enjoyments.yaml'
import words from '../../../content/enquiry.yaml'
import { fill } from '../../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Text } from '../../ui/Text.tsx'
import { askedAbout, type Asked } from '../draft/draft.ts'
import type { EnquiryForm } from '../contact/enquiry-form.ts'
import styles from './AskedAbout.module.css'

const { label, remove } = words.fields.about

/** The stay or experience whose button the guest pressed. It is a line of the message, unless it is removed here. */
export function AskedAbout({ form }: { form: EnquiryForm }) {
  function takeOut({ currentTarget }: MouseEvent<HTMLButtonElement>, { field, id }: Asked) {
    // The pressed button disappears with the line, so the focus must move.
    const place = currentTarget.closest('dialog') ?? currentTarget.closest('form')
    place?.querySelector<HTMLElement>('h2, h3')?.focus()
    form.change(field === 'about' ? { about: '' } : { stays: form.draft.stays.filter((stay) => stay !== id) })
  }

  return askedAbout(form.draft, stays, experiences).map((asked) => (
    <div key={asked.id} className={styles.about}>
      <p>
        {label}: <b>{asked.name}</b>
        {asked.teaser && (
          <span>
            <Text>{asked.teaser}</Text>
          </span>
        )}
      </p>
      <Button
        variant="quiet"
        size="small"
        aria-label={fill(remove, { about: asked.name })}
        onClick={(press) => takeOut(press, asked)}
      >
        <Icon name="x" />
      </Button>
    </div>
  ))
}
