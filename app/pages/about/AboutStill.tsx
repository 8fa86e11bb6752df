import story from '../../../content/about.yaml?story'
import opening from '../../../content/about.yaml?kicker+heading+lede+picture+caption+ink+facts'
import { below } from '../../site/below.tsx'
import { AboutBeginning } from './AboutBeginning.tsx'
import { AboutStory } from './AboutStory.tsx'

const WhatWeStandFor = below(() => import('./AboutBelow.tsx'), 'WhatWeStandFor')

export function About() {
  return (
    <>
      <AboutStory {...opening} />
      <AboutBeginning {...story} />
      <WhatWeStandFor />
    </>
  )
}
