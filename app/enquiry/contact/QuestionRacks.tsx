import { useEffect, useRef } from 'react'
import { asking } from '../../../content/terms.yaml'
import { KeyRack } from '../../blocks/KeyRack.tsx'
import { paths, type EnquiryPreset } from '../../../lib/paths.ts'
import { fill, inWords, upperFirst } from '../../../lib/text.ts'
import { useNear } from '../../browser/use-near.ts'
import type { Term } from '../../resort/term-texts.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useEnquiry } from '../draft/draft-store.ts'
import { prefetchForm } from '../load-request.tsx'
import { PlainWays } from './PlainWays.tsx'
import { QuestionToggle } from './QuestionToggle.tsx'
import styles from './QuestionRacks.module.css'

type Props = {
  /** Answered and open; a group without any is left out. */
  terms: readonly Term[]
  /** More of them, folded away. */
  more?: { heading: string; terms: readonly Term[] }
  /** Words of the button that leads on to the message, and what the message is about. */
  writeLabel: string
  preset: EnquiryPreset
}

/** Facts and open questions. Those that the guest adds travel with the message; a foot counts them and leads there. */
export function QuestionRacks({ terms, more, writeLabel, preset }: Props) {
  const racks = useRef<HTMLDivElement>(null)
  const isInView = useNear(racks, '0px')
  const { questions } = useEnquiry().details

  // The form restores the draft, and with it the questions that were added before.
  useEffect(() => {
    if (isInView) prefetchForm()
  }, [isInView])

  const known = terms.filter(({ answer }) => answer !== null)
  const asked = terms.filter(({ answer }) => answer === null)
  const hasOpen = [...terms, ...(more?.terms ?? [])].some(({ answer }) => answer === null)
  const action = (term: Term) => <QuestionToggle id={term.id} label={term.label} />
  return (
    <div ref={racks} className={styles.racks}>
      {known.length > 0 && (
        <div>
          <h3>{asking.settled}</h3>
          <KeyRack terms={known} action={action} />
        </div>
      )}
      {asked.length > 0 && (
        <div>
          <h3>
            <span className={`${styles.scripted} needs-scripting`}>{asking.open}</span>{' '}
            <span className={styles.unscripted}>{asking.openUnscripted}</span>
          </h3>
          <KeyRack terms={asked} action={action} />
        </div>
      )}
      {more && more.terms.length > 0 && (
        <details className={styles.more}>
          <summary>
            <h3>{more.heading}</h3>
            <Icon name="chevron-down" />
          </summary>
          <KeyRack terms={more.terms} action={action} />
        </details>
      )}
      <div className="without-app">
        <PlainWays reason={asking.unscripted} />
      </div>
      <div className={`${styles.tally} needs-scripting`}>
        {hasOpen && <p>{tallyOf(questions.length)}</p>}
        <ButtonLink to={paths.enquiry(preset)} data-book>
          {writeLabel}
          <Icon name="arrow-right" />
        </ButtonLink>
      </div>
    </div>
  )
}

function tallyOf(number: number): string {
  if (number === 0) return asking.noneAdded
  const { tally } = asking
  return upperFirst(fill(number === 1 ? tally.one : tally.other, { count: inWords(number) }))
}
