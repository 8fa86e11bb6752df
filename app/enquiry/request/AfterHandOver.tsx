import { useEffect, useRef } from 'react'
import words from '../../../content/enquiry.yaml'
import site from '../../../content/site.yaml'
import { formatTime } from '../../../lib/hours.ts'
import { fill } from '../../../lib/text.ts'
import { useNow } from '../../browser/hooks.ts'
import styles from './AfterHandOver.module.css'
import { phone } from '../../resort/links.ts'
import { deskAt } from '../../resort/today.ts'

/** How the message was handed over; `refused`: the browser did not let it be copied. */
export type Way = 'whatsApp' | 'email' | 'copied' | 'refused'

const { after, handOver } = words
/** Keeps a number on one line: over two lines it is easily misread. */
const onOneLine = (number: string) => number.replaceAll(' ', '\u00a0')

const values = { email: site.email, phone: onOneLine(phone) }

/**
 * What the guest may do next. The site does not know what happened in the other app, so the text does not say that the
 * message was sent. It is scrolled into view. Only the sentence in the live region, which already exists, is announced.
 */
export function AfterHandOver({ way }: { way: Way | null }) {
  const isHandedOver = way !== null && way !== 'refused'
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (way && way !== 'refused') place.current?.scrollIntoView({ block: 'center' })
  }, [way])
  return (
    <div ref={place} className={styles.after}>
      {isHandedOver && <h3>{after.heading}</h3>}
      <p aria-live="polite">{isHandedOver ? fill(after[way], values) : way && handOver.copyRefused}</p>
      {isHandedOver && (
        <>
          <p>
            {after.unseen} {fill(after.otherwise, values)}
          </p>
          <p>
            {way !== 'whatsApp' && after.answer} <Desk /> {after.emergency}
          </p>
        </>
      )}
    </div>
  )
}

function Desk() {
  const now = useNow()
  if (!now) return null
  const state = deskAt(now)
  const time = onOneLine(formatTime(state.time))
  if (state.isOpen) return <span>{fill(after.open, { time, closes: onOneLine(formatTime(state.closes)) })}</span>
  const opens = onOneLine(formatTime(state.opens))
  return <span>{fill(state.opensOn === 'today' ? after.opensToday : after.opensTomorrow, { time, opens })}</span>
}
