import { seasons } from '../../content/location.yaml'
import { sky } from '../../content/location.yaml'
import { resortClock } from '../lib/dates.ts'
import { useNow } from '../lib/use-now.ts'
import { Seasons } from './Seasons.tsx'
import { SunToday } from './SunToday.tsx'

/** What is known of the sky once the guest's clock has told the day in Nakuru; fetched when the guest comes near. */
function useToday() {
  const now = useNow()
  return now && resortClock(now)
}

export function SunNow() {
  const today = useToday()
  return today && <SunToday words={sky} {...today} />
}

export function SeasonsNow() {
  const today = useToday()
  return <Seasons {...seasons} month={today && Number(today.date.slice(5, 7))} />
}
