import about from '../../../content/about.yaml'
import { paths } from '../../lib/paths.ts'
import { Head } from '../../site/Head.tsx'
import { AboutBeginning } from './AboutBeginning.tsx'
import { AboutMission } from './AboutMission.tsx'
import { AboutStays } from './AboutStays.tsx'
import { AboutStory } from './AboutStory.tsx'
import { AboutTeam } from './AboutTeam.tsx'
import { AboutValues } from './AboutValues.tsx'

export default function AboutPage() {
  return (
    <>
      <Head {...about.head} path={paths.about} />
      <AboutStory {...about} />
      <AboutBeginning {...about.story} />
      <AboutValues {...about.values} />
      <AboutTeam {...about.team} />
      <AboutMission {...about.mission} />
      <AboutStays {...about.stays} />
    </>
  )
}
