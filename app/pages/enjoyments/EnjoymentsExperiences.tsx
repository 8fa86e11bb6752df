import type { Enjoyments } from '../../../content/enjoyments.schema.ts'
import { ExperienceLedger } from './ExperienceLedger.tsx'
import { ExperiencePanorama } from './ExperiencePanorama.tsx'
import { ExperiencePlates } from './ExperiencePlates.tsx'
import { ExperienceSheet } from './ExperienceSheet.tsx'

/** The layouts in turn, so that no experience looks like its neighbour. */
const layouts = [ExperiencePanorama, ExperiencePlates, ExperienceSheet, ExperienceLedger]

/** The experiences, in the order of the content (E1). */
export function EnjoymentsExperiences({ experiences }: Pick<Enjoyments, 'experiences'>) {
  return experiences.map((experience, index) => {
    const Layout = layouts[index % layouts.length]!
    return <Layout key={experience.id} {...experience} number={index + 1} />
  })
}
