import type { ReactNode } from 'react'
import { calendar, keep, share } from '../../../content/planner.yaml'
import site from '../../../content/site.yaml'
import { useStore } from '../../browser/store.ts'
import { useNow } from '../../browser/use-now.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ShareLink } from '../../ui/ShareLink.tsx'
import { calendarFile } from './calendar-file.ts'
import { daysStore } from '../days-store.ts'
import { asOwn } from './moves.ts'
import type { NamedOuting, Plan } from './outing.ts'
import { shareLink } from './share-link.ts'
import { useOfflineReady } from './use-offline-ready.ts'
import styles from './KeepPlan.module.css'

const shareWords = { ...share, label: keep.share }

interface Props {
  plan: Plan<NamedOuting>
  ask: (label: string) => ReactNode
  onClear: () => void
}

/** What a guest does with the plan: ask with it, print it, put it into a calendar, share it, begin again (P4, P6). */
export function KeepPlan({ plan, ask, onClear }: Props) {
  const now = useNow()
  const file = now && calendarFile(plan, site, calendar, now)
  const isKept = useStore(daysStore.isKept, false)
  const isStored = useOfflineReady()
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
        <ShareLink link={shareLink(asOwn(plan))} words={shareWords} className={styles.outcome}>
          {(onClick, label) => (
            <Button variant="quiet" onClick={onClick}>
              {label}
            </Button>
          )}
        </ShareLink>
        <Button variant="quiet" onClick={onClear}>
          <Icon name="x" />
          {keep.clear}
        </Button>
      </div>
      <p>
        {isKept && keep.note} {keep.measured}
      </p>
      {isStored && <p>{keep.offline}</p>}
    </div>
  )
}
