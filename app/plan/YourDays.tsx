import { lazy, useRef, useState } from 'react'
import { plans, section } from '../../content/days.yaml'
import { nearby } from '../../content/location.yaml'
import ui from '../../content/ui.yaml'
import { fill } from '../../lib/text.ts'
import { Intro } from '../blocks/Intro.tsx'
import { earlyButton } from '../browser/early-presses.ts'
import { useFragment, useNear } from '../browser/hooks.ts'
import { Button } from '../ui/Button.tsx'
import { Mark } from '../ui/Icon.tsx'
import { Optional } from '../ui/Optional.tsx'
import { matOf } from '../ui/Poster.tsx'
import type { DatesForm } from '../ui/DateInput.tsx'
import { Section } from '../ui/Layout.tsx'
import { Text } from '../ui/Text.tsx'
import { replaceChoices } from './days-store.ts'
import row from '../ui/Row.module.css'
import styles from './YourDays.module.css'

const Planner = lazy(() => import('./planner/Planner.tsx'))

/** The places and enjoyments that a guest has chosen, in days; before that the ready plans (PL4, P3). */
export function YourDays({ form }: { form: DatesForm }) {
  const sheet = useRef<HTMLDivElement>(null)
  const isNear = useNear(sheet, '1200px')
  const isShared = useFragment().startsWith('#days')
  // Counts the plans that were taken: the planner brings the guest to what it shows.
  const [taken, setTaken] = useState(0)
  return (
    <Section id="your-days" labelledBy="your-days-heading">
      <Intro place="section" id="your-days-heading" heading={section.heading} lede={section.lede} />
      {plans.list.length > 0 && <ReadyPlans onTake={() => setTaken(taken + 1)} />}
      <div ref={sheet} className={`${styles.sheet} needs-scripting`}>
        <Optional when={isNear || isShared || taken > 0}>
          <Planner form={form} taken={taken} />
        </Optional>
      </div>
    </Section>
  )
}

/** The ready plans; also without JavaScript, where they are plain lists (P1, P3). */
function ReadyPlans({ onTake }: { onTake: () => void }) {
  return (
    <ul className={`no-print ${row.row} ${styles.plans}`} aria-label={plans.label}>
      {plans.list.map((plan) => (
        <li key={plan.id} className={`${matOf(plan.ink)} ${styles.plan}`}>
          <p className={`on-band ${styles.stub}`} aria-hidden="true">
            <b>{plan.mark}</b>
            <span>{plan.unit}</span>
          </p>
          <div className={styles.body}>
            <p className={styles.label}>{plan.label}</p>
            <h3>{plan.name}</h3>
            <Text as="p" className="fine">
              {plan.text}
            </Text>
            {plan.days.map((day, at) => (
              <div key={day[0]?.outing} className={`row ${styles.day}`}>
                {plan.days.length > 1 && <b>{fill(plans.day, { number: at + 1 })}</b>}
                <ol className="row">
                  {day.map(({ outing, words }) => {
                    const number = nearby.places.findIndex(({ id }) => id === outing) + 1
                    return (
                      <li key={outing} className="with-icon">
                        <span className={styles.pin} aria-hidden="true">
                          {number || <Mark size="small" />}
                        </span>
                        <Text as="span">{words}</Text>
                      </li>
                    )
                  })}
                </ol>
              </div>
            ))}
            <span className="needs-scripting">
              <Button
                size="small"
                aria-label={fill(ui.aboutEntry, { action: plans.take, name: plan.name })}
                {...earlyButton(() => {
                  replaceChoices(plan.days.flatMap((day, at) => day.map(({ outing }) => ({ id: outing, day: at + 1 }))))
                  onTake()
                })}
              >
                {plans.take}
              </Button>
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
