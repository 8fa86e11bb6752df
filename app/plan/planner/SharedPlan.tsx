import { useNavigate } from 'react-router'
import { outings } from 'virtual:outings'
import { shared as words } from '../../../content/planner.yaml'
import { count } from '../../../lib/text.ts'
import { bringIntoView } from '../../browser/hooks.ts'
import { Button } from '../../ui/Button.tsx'
import { Actions } from '../../ui/Layout.tsx'
import { replaceChoices } from '../days-store.ts'
import type { ParsedPlan } from './plan-link.ts'
import styles from './Planner.module.css'

interface Props {
  shared: ParsedPlan
  hasOwn: boolean
  /** Changes the plan, and moves the focus to it. */
  act: (change: () => void) => void
}

/** A plan that came with the address. It takes the place of one's own only by a press (P7). */
export function SharedPlan({ shared: { choices, dropped }, hasOwn, act }: Props) {
  const names = outings.filter(({ id }) => choices.some((choice) => choice.id === id)).map(({ name }) => name)
  const navigate = useNavigate()
  // At once, because the focus follows; the state says that no link was pressed, which would scroll.
  const leave = () => void navigate('#your-days', { replace: true, flushSync: true, state: 'answered' })
  function take() {
    replaceChoices(choices)
    leave()
  }

  return (
    <section ref={bringIntoView} className={`stack no-print ${styles.shared}`} aria-labelledby="shared">
      <h3 id="shared">{words.heading}</h3>
      {choices.length === 0 ? (
        <p>{words.unreadable}</p>
      ) : (
        <>
          <p>{hasOwn ? words.replaces : words.text}</p>
          <p>{names.join(', ')}</p>
          {dropped > 0 && <p>{count(dropped, words.dropped)}</p>}
          <Actions>
            <Button onClick={() => act(take)}>{words.take}</Button>
            <Button variant="quiet" onClick={() => act(leave)}>
              {words.leave}
            </Button>
          </Actions>
        </>
      )}
    </section>
  )
}
