import {
  facts,
  head,
  heading,
  ink,
  kicker,
  lede,
  mission,
  picture,
  stays,
  story,
  team,
  values,
} from '../../../content/about.yaml'
import { paths } from '../../../lib/paths.ts'
import { Head } from '../../shell/Head.tsx'
import { AboutBeginning } from './AboutBeginning.tsx'
import { AboutMission } from './AboutMission.tsx'
import { AboutStays } from './AboutStays.tsx'
import { AboutStory } from './AboutStory.tsx'
import { AboutTeam } from './AboutTeam.tsx'
import { AboutValues } from './AboutValues.tsx'

export default function AboutPage() {
  return (
    <>
      <Head {...head} path={paths.about} />
      <AboutStory kicker={kicker} heading={heading} lede={lede} picture={picture} ink={ink} facts={facts} />
      <AboutBeginning {...story} />
      <AboutValues {...values} />
      {team.members.length > 0 && <AboutTeam {...team} />}
      <AboutMission {...mission} />
      <AboutStays {...stays} />
    </>
  )
}
