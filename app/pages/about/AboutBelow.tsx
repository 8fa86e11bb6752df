import about from '../../../content/about.yaml?values+team+mission+stays'
import { AboutMission } from './AboutMission.tsx'
import { AboutStays } from './AboutStays.tsx'
import { AboutTeam } from './AboutTeam.tsx'
import { AboutValues } from './AboutValues.tsx'

export function WhatWeStandFor() {
  const { values, team, mission, stays } = about
  return (
    <>
      <AboutValues {...values} />
      <AboutTeam {...team} />
      <AboutMission {...mission} />
      <AboutStays {...stays} />
    </>
  )
}
