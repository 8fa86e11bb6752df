import type { Enjoyments } from '../../../content/enjoyments.schema.ts'
import { ExperienceLedger } from './ExperienceLedger.tsx'
import { ExperiencePanorama } from './ExperiencePanorama.tsx'
import { ExperiencePlates } from './ExperiencePlates.tsx'
import { ExperienceSheet } from './ExperienceSheet.tsx'

const layouts = [ExperiencePanorama, ExperiencePlates, ExperienceSheet, ExperienceLedger]
const withSecondPicture = [ExperiencePanorama, ExperiencePlates]

/**
 * The layouts in turn, so that no experience looks like its neighbour; one with a second picture waits for a layout
 * that shows it.
 */
function layoutsOf(experiences: Enjoyments['experiences']) {
  let turn = 0
  const layout = () => layouts[turn % layouts.length]!
  return experiences.map(({ secondPicture }) => {
    if (secondPicture) while (!withSecondPicture.includes(layout())) turn += 1
    const chosen = layout()
    turn += 1
    return chosen
  })
}

/** The experiences, in the order of the content (E1). */
export function EnjoymentsExperiences({ experiences }: Pick<Enjoyments, 'experiences'>) {
  const chosen = layoutsOf(experiences)
  return experiences.map((experience, index) => {
    const Layout = chosen[index]!
    return <Layout key={experience.id} {...experience} isFirst={index === 0} />
  })
}
