import enjoyments from '../../../content/enjoyments.yaml'
import faq from '../../../content/faq.yaml'
import { Faq } from '../../blocks/Faq.tsx'
import { EnjoymentsExperiences } from './EnjoymentsExperiences.tsx'
import { EnjoymentsHead } from './EnjoymentsHead.tsx'
import { EnjoymentsWhy } from './EnjoymentsWhy.tsx'

export function Enjoyments() {
  const { kicker, heading, lede, experiences, whyChoose } = enjoyments
  return (
    <>
      <EnjoymentsHead kicker={kicker} heading={heading} lede={lede} experiences={experiences} />
      <EnjoymentsExperiences experiences={experiences} />
      <EnjoymentsWhy {...whyChoose} />
      <Faq kicker={faq.kicker} heading={faq.heading} questions={faq.enjoyments} ground="sunk" />
    </>
  )
}
