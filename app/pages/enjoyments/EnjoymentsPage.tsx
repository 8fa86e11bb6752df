import enjoyments from '../../../content/enjoyments.yaml'
import faq from '../../../content/faq.yaml'
import { Faq } from '../../blocks/Faq.tsx'
import { paths } from '../../lib/paths.ts'
import { Head } from '../../site/Head.tsx'
import { EnjoymentsExperiences } from './EnjoymentsExperiences.tsx'
import { EnjoymentsHead } from './EnjoymentsHead.tsx'
import { EnjoymentsWhy } from './EnjoymentsWhy.tsx'

export default function EnjoymentsPage() {
  const { head, kicker, heading, lede, experiences, whyChoose } = enjoyments
  return (
    <>
      <Head {...head} path={paths.enjoyments} />
      <EnjoymentsHead kicker={kicker} heading={heading} lede={lede} experiences={experiences} />
      <EnjoymentsExperiences experiences={experiences} />
      <EnjoymentsWhy {...whyChoose} />
      <Faq kicker={faq.kicker} heading={faq.heading} questions={faq.enjoyments} ground="sunk" />
    </>
  )
}
