import type { Enjoyments } from '../../../content/enjoyments.schema.ts'
import { ExperienceLedger } from './ExperienceLedger.tsx'
import { ExperiencePanorama } from './ExperiencePanorama.tsx'
import { ExperiencePlates } from './ExperiencePlates.tsx'
import { ExperienceSheet } from './ExperienceSheet.tsx'

/** One layout for each place on the page, so that no two experiences look alike. */
const layouts = [ExperiencePanorama, ExperiencePlates, ExperienceSheet, ExperienceLedger]

/** The four experiences, in the order of the content (E1). */
export function EnjoymentsExperiences({ experiences }: Pick<Enjoyments, 'experiences'>) {
  return experiences.map((experience, index) => {
    const Layout = layouts[index % layouts.length]!
    return <Layout key={experience.id} {...experience} number={index + 1} />
  })
}
