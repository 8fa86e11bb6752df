import { useRef } from 'react'
import { flushSync } from 'react-dom'
import words from '../../../content/enquiry.yaml'
import { fill } from '../../../lib/text.ts'
import { today } from '../../resort/today.ts'
import { Text } from '../../ui/Text.tsx'
import type { EnquiryForm } from '../contact/enquiry-form.ts'
import { nightsOf } from '../draft/draft.ts'
import { useAvailability, useCalendar } from './calendar-store.ts'
import { alternativesTo, type Alternative } from './rules/alternatives.ts'
import { sumText } from './rules/price.ts'
import { spanLabel } from './span-label.ts'
import styles from './NightsNote.module.css'

/**
 * What is closed or taken on the nights of the draft ; where they are taken, alternatives of one press each. Nothing is refused. The estimate says it to screen readers. Where no calendar says
 * anything, we'll check the dates.
 */
export function NightsNote({ form: { draft, change } }: { form: Pick<EnquiryForm, 'draft' | 'change'> }) {
  const said = useRef<HTMLParagraphElement>(null)
  const { kind, sentence } = useAvailability(draft)
  const ways = alternativesTo(draft, useCalendar(), today())
  if (nightsOf(draft) === 0) return null

  /** The pressed button disappears, so the focus moves to what is said then. */
  function choose(way: Alternative) {
    flushSync(() => change(way.draft))
    said.current?.focus()
  }

  return (
    <div className={styles.note}>
      <p ref={said} tabIndex={-1} data-nights={kind}>
        {sentence || words.fields.checkIn.hint}
      </p>
      {ways.length > 0 && (
        <ul className={styles.ways} aria-label={words.taken.ways.label}>
          {ways.map((way) => (
            <li key={labelOf(way)}>
              <button type="button" onClick={() => choose(way)}>
                <Text>{labelOf(way)}</Text>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const labelOf = (way: Alternative) =>
  way.kind === 'dates'
    ? spanLabel(way.draft)
    : fill(words.taken.ways.stay, { stay: way.stay.name, price: sumText(way.totalUsd, way.isFrom) })
