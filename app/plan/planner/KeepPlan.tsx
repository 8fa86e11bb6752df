import type { ReactNode } from 'react'
import { keep, share } from '../../../content/planner.yaml'
import { useStore } from '../../browser/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { ShareLink } from '../../ui/ShareLink.tsx'
import { daysStore } from '../days-store.ts'
import { asChosen } from './arrange.ts'
import type { Plan } from './outing.ts'
import { shareLink } from './share-link.ts'
import { useOfflineReady } from './use-offline-ready.ts'
import styles from './KeepPlan.module.css'

const shareWords = { ...share, label: keep.share }

interface Props {
  plan: Plan
  ask: (label: string) => ReactNode
  onClear: () => void
}

/** What a guest does with the plan: ask with it, print it, share it, begin again (P4, P6). */
export function KeepPlan({ plan, ask, onClear }: Props) {
  const isKept = useStore(daysStore.isKept, false)
  const isStored = useOfflineReady()
  return (
    <div className={styles.keep}>
      <div className={styles.actions}>
        {ask(keep.ask)}
        <Button variant="quiet" onClick={printPlan}>
          <Icon name="printer" />
          {keep.print}
        </Button>
        <ShareLink link={shareLink(asChosen(plan))} words={shareWords} className={styles.outcome}>
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
      {isKept && <p>{keep.note}</p>}
      {isStored && <p>{keep.offline}</p>}
    </div>
  )
}

/** Prints the plan alone, without the page around it. */
function printPlan(): void {
  const { dataset } = document.documentElement
  dataset.printsPlan = ''
  addEventListener('afterprint', () => delete dataset.printsPlan, { once: true })
  print()
}
