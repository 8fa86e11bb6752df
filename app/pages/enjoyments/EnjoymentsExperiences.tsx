import type { Enjoyments } from '../../../content/enjoyments.schema.ts'
import { ExperienceLedger } from './ExperienceLedger.tsx'
import { ExperiencePanorama } from './ExperiencePanorama.tsx'
import { ExperiencePlates } from './ExperiencePlates.tsx'
import { ExperienceSheet } from './ExperienceSheet.tsx'

const layouts = [ExperiencePanorama, ExperiencePlates, ExperienceSheet, ExperienceLedger]
const withSecondPicture = [ExperiencePanorama, ExperiencePlates]

/**
 * The layouts in turn, so that no experience looks like its neighbour; one with a second picture waits for a layout that
 * shows it.
 */
function layoutsOf(experiences: Enjoyments['experiences']) {
  let turn = -1
  return experiences.map(({ secondPicture }) => {
    do turn = (turn + 1) % layouts.length
    while (secondPicture && !withSecondPicture.includes(layouts[turn]!))
    return layouts[turn]!
  })
}

/** The experiences, in the order of the content (E1). */
export function EnjoymentsExperiences({ experiences }: Pick<Enjoyments, 'experiences'>) {
  const chosen = layoutsOf(experiences)
  return experiences.map((experience, index) => {
    const Layout = chosen[index]!
    return <Layout key={experience.id} {...experience} number={index + 1} />
  })
}
