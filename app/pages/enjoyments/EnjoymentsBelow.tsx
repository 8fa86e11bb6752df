import enjoyments from '../../../content/enjoyments.yaml'
import faq from '../../../content/faq.yaml'
import { Faq } from '../../blocks/Faq.tsx'
import { EnjoymentsWhy } from './EnjoymentsWhy.tsx'

export function WhyAndQuestions() {
  return (
    <>
      <EnjoymentsWhy {...enjoyments.whyChoose} />
      <Faq kicker={faq.kicker} heading={faq.heading} questions={faq.enjoyments} ground="sunk" />
    </>
  )
}
