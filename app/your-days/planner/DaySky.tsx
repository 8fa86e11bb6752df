import { useId } from 'react'
import site from '../../../content/site.yaml'
import { sunOn } from '../../getting-there/sun.ts'
import { Mark } from '../../ui/Mark.tsx'
import { daylight, guideNumbers } from './outings.ts'
import type { NamedOuting, Minutes, PlannedDay } from './outing.ts'
import styles from './DaySky.module.css'

/** The width of the drawing is the hours of daylight in a year. */
const WIDTH = 650
const hoursShown = daylight.until - daylight.from
const x = (time: Minutes) => Math.round(((time / 60 - daylight.from) * WIDTH) / hoursShown)
/** Every second hour has its number on the ruler; the last has one field where they are odd. */
const numbered = Array.from({ length: Math.ceil(hoursShown / 2) }, (_, at) => daylight.from + 2 * at)
/** The road of the day. */
const road = 185
/** Where the date is not known: a day about as long as its night. */
const anyDay = '2026-03-21'

const rays = Array.from({ length: 15 }, (_, i) => `M322 240 ${i * 88 - 314}-10h32z`).join('')

/**
 * The day as a printed sky: a sun where it stands at each outing, above a ruler of hours with the outings and the
 * drives. A picture for the eye; the timetable says the same.
 */
export function DaySky({ day }: { day: PlannedDay<NamedOuting> }) {
  const sky = useId()
  const { sunrise, sunset } = sunOn(day.date ?? anyDay, site.place)
  const [rise, set] = [x(sunrise), x(sunset)]
  const sunHeight = (at: number) => {
    const passed = (at - rise) / (set - rise)
    return 150 - 448 * passed * (1 - passed)
  }
  return (
    <div className={styles.box} aria-hidden="true">
      <svg className={styles.sky} viewBox="0 0 650 210">
        <linearGradient id={sky}>
          <stop stopColor="#f2b08c" />
          <stop offset=".22" stopColor="#f3d9ab" />
          <stop offset=".5" stopColor="#9fc9c4" />
          <stop offset=".78" stopColor="#f0cf94" />
          <stop offset="1" stopColor="#c9748a" />
        </linearGradient>
        <path d="M0 0h650v210H0z" fill={`url(#${sky})`} />
        <path className={styles.light} d={rays} fillOpacity=".2" />
        <path
          d="M0 150 60 138 118 126 150 112 164 104h50l14 9 48 17 74 12 80 4 70-14 48-11 42 6 60 15v68H0z"
          fill="#8a6a86"
        />
        <path d="M164 104h50l6 6-16 3-14-3-14 4-18-2z" fill="#6d4c6c" />
        <path d="M0 158q110-14 240-6t230-2 180 6v54H0z" fill="#3d6157" />
        <path d="M0 174q160-10 330-3t320-1v40H0z" fill="#24483f" />
        <path
          d={`M${rise} 150Q${(rise + set) / 2}-74 ${set} 150`}
          className={styles.course}
          strokeWidth="3.8"
          strokeLinecap="round"
          strokeDasharray="0 12"
        />
        {day.outings.map(({ outing, arrive, depart }) => {
          const at = (x(arrive) + x(depart)) / 2
          return (
            <g key={outing.id} className={styles.light} fillOpacity=".4">
              <circle cx={at} cy={sunHeight(at)} r="20" />
              <circle
                cx={at}
                cy={sunHeight(at)}
                className={styles.sun}
                r="13"
                fillOpacity="1"
                stroke="#8d5a33"
                strokeWidth="1.5"
              />
            </g>
          )
        })}
        <path
          d={`M0 ${road}h650`}
          stroke="#f6efe0"
          strokeOpacity=".75"
          strokeWidth="2"
          strokeDasharray="1 7"
          strokeLinecap="round"
        />
        {day.outings.map(({ outing, leave, arrive, depart, home }) => {
          // A pill as long as the visit, with room for its number.
          const width = Math.max(x(depart) - x(arrive), 46)
          const left = x(arrive)
          const number = guideNumbers.get(outing.id)
          const drives = `M${x(leave)} ${road}H${x(home)}`
          return (
            <g key={outing.id}>
              {outing.road && <path d={drives} stroke="#5b3318" strokeWidth="12" />}
              {outing.road && <path d={drives} stroke="#f2c27e" strokeWidth="8" />}
              <rect x={left} y="168" width={width} height="34" rx="17" className={styles.visit} strokeWidth="2.5" />
              {number === undefined ? (
                <svg x={left + width / 2 - 14} y="172" width="28" height="26" className={styles.mark}>
                  <Mark size="small" />
                </svg>
              ) : (
                <text x={left + width / 2} y="195" textAnchor="middle" className={styles.light}>
                  {number}
                </text>
              )}
            </g>
          )
        })}
      </svg>
      <ol className={styles.hours}>
        {numbered.map((hour) => (
          <li key={hour} data-half={hour + 1 === daylight.until || undefined}>
            {hour % 12 || 12}
          </li>
        ))}
      </ol>
    </div>
  )
}
