import enjoyments from '../../../content/enjoyments.yaml'
import { below } from '../../site/below.tsx'
import { EnjoymentsExperiences } from './EnjoymentsExperiences.tsx'
import { EnjoymentsHead } from './EnjoymentsHead.tsx'

const WhyAndQuestions = below(() => import('./EnjoymentsBelow.tsx'), 'WhyAndQuestions')

export function Enjoyments() {
  const { kicker, heading, lede, experiences } = enjoyments
  return (
    <>
      <EnjoymentsHead kicker={kicker} heading={heading} lede={lede} experiences={experiences} />
      <EnjoymentsExperiences experiences={experiences} />
      <WhyAndQuestions />
    </>
  )
}
