import about from '../../../content/about.yaml'
import { QuoteBand } from '../../blocks/QuoteBand.tsx'
import { AboutBeginning } from './AboutBeginning.tsx'
import { AboutStays } from './AboutStays.tsx'
import { AboutStory } from './AboutStory.tsx'
import { AboutTeam } from './AboutTeam.tsx'
import { AboutValues } from './AboutValues.tsx'

export function About() {
  const { story, values, team, mission, stays, ...opening } = about
  return (
    <>
      <AboutStory {...opening} />
      <AboutBeginning {...story} />
      <AboutValues {...values} />
      <AboutTeam {...team} />
      <QuoteBand ink="teal" quote={mission.text} source={mission.source} />
      <AboutStays {...stays} />
    </>
  )
}
