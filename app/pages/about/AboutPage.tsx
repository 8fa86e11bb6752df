import about from '../../../content/about.yaml'
import { QuoteBand } from '../../blocks/QuoteBand.tsx'
import { paths } from '../../lib/paths.ts'
import { Head } from '../../site/Head.tsx'
import { AboutBeginning } from './AboutBeginning.tsx'
import { AboutStays } from './AboutStays.tsx'
import { AboutStory } from './AboutStory.tsx'
import { AboutTeam } from './AboutTeam.tsx'
import { AboutValues } from './AboutValues.tsx'

export default function AboutPage() {
  const { head, story, values, team, mission, stays, ...opening } = about
  return (
    <>
      <Head {...head} path={paths.about} />
      <AboutStory {...opening} />
      <AboutBeginning {...story} />
      <AboutValues {...values} />
      <AboutTeam {...team} />
      <QuoteBand ink="teal" quote={mission.text} source={mission.source} />
      <AboutStays {...stays} />
    </>
  )
}
