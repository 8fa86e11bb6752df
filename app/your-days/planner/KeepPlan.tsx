import { useState, type ReactNode } from 'react'
import { calendar, keep, share } from '../../../content/planner.yaml'
import site from '../../../content/site.yaml'
import { useNow } from '../../browser/use-now.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { calendarFile } from './calendar-file.ts'
import { noChoices } from '../choices.ts'
import { replaceChoices } from '../days-store.ts'
import type { NamedOuting } from './plan.ts'
import { asOwn, type Plan } from './plan.ts'
import { shareLink } from './share-link.ts'
import { useStoredForTheRoad } from './use-offline-ready.ts'
import styles from './KeepPlan.module.css'

/** What a guest does with the plan: ask with it, print it, put it into a calendar, share it, or begin again (P4, P6). */
export function KeepPlan({ plan, ask }: { plan: Plan<NamedOuting>; ask: (label: string) => ReactNode }) {
  const now = useNow()
  const file = now && calendarFile(plan, site, calendar, now)
  const isStored = useStoredForTheRoad()
  return (
    <div className={styles.keep}>
      <div className={styles.actions}>
        {ask(keep.ask)}
        <Button variant="quiet" data-print>
          <Icon name="printer" />
          {keep.print}
        </Button>
        {file && (
          <ButtonLink
            variant="quiet"
            to={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
            download={calendar.fileName}
          >
            <Icon name="calendar-plus" />
            {keep.calendar}
          </ButtonLink>
        )}
        <SharePlan plan={plan} />
        <Button variant="quiet" onClick={() => replaceChoices(noChoices)}>
          <Icon name="x" />
          {keep.clear}
        </Button>
      </div>
      <p>
        {keep.note} {keep.measured}
      </p>
      {isStored && <p>{keep.offline}</p>}
    </div>
  )
}

/** By the system's share sheet, or by copying; where both are refused, the link stands there to be copied by hand. */
function SharePlan({ plan }: { plan: Plan }) {
  const [outcome, setOutcome] = useState<{ url: string; isCopied: boolean }>()
  const url = new URL(shareLink(asOwn(plan)), location.origin).href

  async function pass() {
    if ('share' in navigator) {
      try {
        await navigator.share({ title: share.title, text: share.text, url })
        return
      } catch (reason) {
        // AbortError: the guest has closed the share sheet. For any other error the link is copied.
        if (reason instanceof DOMException && reason.name === 'AbortError') return
      }
    }
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    )
    setOutcome({ url, isCopied })
  }

  // A plan that was changed after its link was copied has another link.
  const shown = outcome?.url === url ? outcome : undefined
  return (
    <>
      <Button variant="quiet" onClick={() => void pass()}>
        <Icon name="share-2" />
        {keep.share}
      </Button>
      <p className={styles.outcome} aria-live="polite">
        {shown && (shown.isCopied ? share.copied : share.copyRefused)}
      </p>
      {shown && !shown.isCopied && <input className={styles.link} readOnly value={url} aria-label={keep.share} />}
    </>
  )
}
