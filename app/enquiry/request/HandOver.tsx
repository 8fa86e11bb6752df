import { useEffect, useId, useState, type ReactNode } from 'react'
import words from '../../../content/enquiry.yaml'
import site from '../../../content/site.yaml'
import { whatsAppDigits } from '../../../lib/phone.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SelectedText } from '../../ui/SelectedText.tsx'
import { copyText } from '../../ui/share.ts'
import { mailLink, whatsAppLink } from './message/links.ts'
import { toMessage } from './message/message.ts'
import { refreshCalendar, useCalendar } from './calendar-store.ts'
import { availabilityLine } from './rules/said.ts'
import { AfterHandOver, type Way } from './AfterHandOver.tsx'
import { useDaysLines } from './use-days-lines.ts'
import { ShareButton } from './ShareButton.tsx'
import type { EnquiryForm } from '../contact/enquiry-form.ts'
import styles from './HandOver.module.css'

const { handOver } = words
const digits = whatsAppDigits(site.whatsapp)

/**
 * Characters of the message in the preview: more than anybody reads, but few enough for a fast layout. With millions
 * of characters, every key press would be slow.
 */
const maxShown = 20_000

/**
 * The full message, below the estimate (`children`), and three ways to send it. WhatsApp and e-mail are plain links,
 * updated with every change: they carry the text that the guest sees, and open the app without a script.
 */
export function HandOver({ form, children }: { form: EnquiryForm; children: ReactNode }) {
  const labelId = useId()
  const isShareable = form.draft.subject === 'booking-request' || form.draft.subject === 'special-arrangements'
  const days = useDaysLines(form.draft)
  const availability = availabilityLine(form.draft, useCalendar())
  // Nights may have been taken while the guest was writing.
  useEffect(() => {
    if (form.stage === 'ready') void refreshCalendar()
  }, [form.stage])
  const message = toMessage(form.draft, days, availability)
  const whatsApp = whatsAppLink(digits, message, handOver.shortened)
  const mail = mailLink(site.email, message, handOver.shortened)
  const [handed, setHanded] = useState<{ way: Way; body: string } | null>(null)
  // A message that was changed after it was handed over has not been handed over.
  const way = handed?.body === message.body ? handed.way : null

  const handOverBy = (chosen: Way) => setHanded({ way: chosen, body: message.body })

  async function copy() {
    if (form.check()) handOverBy((await copyText(message.body)) ? 'copied' : 'refused')
  }

  const link = (chosen: 'whatsApp' | 'email', href: string, icon: 'message-circle' | 'mail') => (
    <a
      className={chosen === 'whatsApp' ? styles.main : styles.way}
      href={href}
      {...(chosen === 'whatsApp' && { target: '_blank', rel: 'noopener' })}
      onClick={(event) => {
        if (form.check()) handOverBy(chosen)
        else event.preventDefault()
      }}
    >
      <Icon name={icon} />
      {handOver[chosen]}
    </a>
  )

  return (
    <>
      <div className={styles.first}>
        {children}
        <div className={styles.message}>
          <p id={labelId}>{words.message.label}</p>
          <p>{words.message.language}</p>
          {way === 'refused' ? (
            <SelectedText text={message.body} labelledBy={labelId} isLong />
          ) : (
            <div tabIndex={-1} role="region" aria-labelledby={labelId} translate="no" data-preview>
              {message.body.slice(0, maxShown)}
            </div>
          )}
          {message.body.length > maxShown && way !== 'refused' && <p>{handOver.firstPart}</p>}
        </div>
        {(whatsApp.isShortened || mail.isShortened) && (
          <p className={styles.shortened}>
            {whatsApp.isShortened ? handOver.shortenedHint : handOver.shortenedMailHint}
          </p>
        )}
        <div className={styles.ways}>
          {link('whatsApp', whatsApp.href, 'message-circle')}
          {link('email', mail.href, 'mail')}
          <button type="button" className={styles.way} onClick={() => void copy()}>
            <Icon name="copy" />
            {handOver.copy}
          </button>
        </div>
      </div>
      <AfterHandOver way={way} />
      {isShareable && (
        <div className={styles.more}>
          <ShareButton draft={form.draft} />
        </div>
      )}
    </>
  )
}
