import { lazy, useRef, useState, type ReactNode } from 'react'
import { plans, section } from '../../content/days.yaml'
import type { Place } from '../../content/location.schema.ts'
import { SectionIntro } from '../blocks/SectionIntro.tsx'
import { useNear } from '../browser/use-near.ts'
import { Container } from '../ui/Container.tsx'
import { Optional } from '../ui/Optional.tsx'
import { Plate } from '../ui/Poster.tsx'
import { Section } from '../ui/Section.tsx'
import { useFragment } from './use-fragment.ts'
import type { EnquiryDates } from './enquiry-dates.ts'
import { ReadyPlans } from './ReadyPlans.tsx'
import styles from './YourDays.module.css'

const Planner = lazy(() => import('./planner/Planner.tsx'))

interface Props {
  places: readonly Place[]
  dates: EnquiryDates
  /** The button that asks with this plan, with these words. */
  ask: (label: string) => ReactNode
  /** The map of the guide, with the pins of these places marked. */
  mapOf: (planned: readonly string[]) => ReactNode
}

/** The places and enjoyments that a guest has chosen, in days; before that the ready plans (PL4, P3). */
export function YourDays({ places, dates, ask, mapOf }: Props) {
  const sheet = useRef<HTMLDivElement>(null)
  const isNear = useNear(sheet, '1200px')
  const fragment = useFragment()
  const isShared = fragment.startsWith('#days')
  // Counts the plans that were taken: the planner brings the guest to what it shows.
  const [taken, setTaken] = useState(0)
  return (
    <Section id="your-days" labelledBy="your-days-heading">
      <Container>
        <SectionIntro id="your-days-heading" kicker={section.kicker} heading={section.heading} lede={section.lede} />
        <div className={styles.opening}>
          <Plate
            picture={section.picture}
            ink="umber"
            ratio="4:3"
            sizes="(width >= 91.5rem) 38rem, (width >= 72rem) 42vw, 88vw"
          />
          {plans.list.length > 0 && <ReadyPlans places={places} onTake={() => setTaken(taken + 1)} />}
        </div>
        <div ref={sheet} className={`${styles.sheet} needs-scripting`}>
          <Optional when={isNear || isShared || taken > 0}>
            <Planner dates={dates} ask={ask} mapOf={mapOf} fragment={fragment} taken={taken} />
          </Optional>
        </div>
      </Container>
    </Section>
  )
}
