import stays from '../../../content/accommodations.yaml?stays'
import words from '../../../content/accommodations.yaml?kicker+heading+lede'
import { PageHead } from '../../blocks/PageHead.tsx'
import { below } from '../../site/below.tsx'
import { AccommodationsIndex } from './AccommodationsIndex.tsx'
import { AccommodationsStays } from './AccommodationsStays.tsx'

const ChoosingOneOfThem = below(() => import('./AccommodationsBelow.tsx'), 'ChoosingOneOfThem')

export function Accommodations() {
  return (
    <>
      <PageHead {...words} />
      <AccommodationsIndex stays={stays} />
      <AccommodationsStays stays={stays} />
      <ChoosingOneOfThem />
    </>
  )
}
