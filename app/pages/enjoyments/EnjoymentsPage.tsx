import { celebrations, experiences, head, heading, kicker, lede, whyChoose } from '../../../content/enjoyments.yaml'
import { enjoyments as questions, heading as faqHeading, kicker as faqKicker } from '../../../content/faq.yaml'
import { Faq } from '../../blocks/Faq.tsx'
import { paths } from '../../../lib/paths.ts'
import { Head } from '../../shell/Head.tsx'
import { EnjoymentsCelebrations } from './EnjoymentsCelebrations.tsx'
import { EnjoymentsExperiences } from './EnjoymentsExperiences.tsx'
import { EnjoymentsHead } from './EnjoymentsHead.tsx'
import { EnjoymentsWhy } from './EnjoymentsWhy.tsx'

export default function EnjoymentsPage() {
  return (
    <>
      <Head {...head} path={paths.enjoyments} />
      <EnjoymentsHead
        kicker={kicker}
        heading={heading}
        lede={lede}
        experiences={experiences}
        celebrations={celebrations}
      />
      <EnjoymentsExperiences experiences={experiences} />
      <EnjoymentsCelebrations {...celebrations} />
      <EnjoymentsWhy {...whyChoose} />
      <Faq kicker={faqKicker} heading={faqHeading} questions={questions} />
    </>
  )
}
