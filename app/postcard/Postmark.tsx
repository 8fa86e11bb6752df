import site from '../../content/site.yaml'
import type { StayDates } from '../../lib/dates.ts'
import { Mark } from '../ui/Icon.tsx'
import { postmarkOf } from './postcard-text.ts'
import styles from './postcard.module.css'

const name = site.name.toUpperCase()
const city = `· ${site.address.city.toUpperCase()} ·`

/** The size of 14 fits about 15 letters on half of the ring: longer names get smaller letters. */
const sizeOn = (words: string) => Math.min(14, 210 / words.length)

/** The days as a postmark: a ring and cancelling waves. For the eye only: the days are written below as well. */
export function Postmark({ days }: { days: StayDates }) {
  const lines = postmarkOf(days)
  const isOneLine = lines.length === 3
  const tops = isOneLine ? [47, 74, 91] : [43, 63, 83, 97]
  const [large, small] = isOneLine ? [29, 14] : [21, 12]
  return (
    <>
      <div className={styles.ring} aria-hidden>
        <svg viewBox="0 0 128 128">
          <path id="postmark-above" d="M13.5 64a50.5 50.5 0 0 1 101 0" fill="none" />
          <path id="postmark-below" d="M3.2 64a60.8 60.8 0 0 0 121.6 0" fill="none" />
          <g fill="none" stroke="currentColor">
            <circle cx="64" cy="64" r="63" strokeWidth="2" />
            <circle cx="64" cy="64" r="43.5" strokeWidth="1.25" />
          </g>
          <text fontSize={sizeOn(name)} letterSpacing="1.5">
            <textPath href="#postmark-above" startOffset="50%">
              {name}
            </textPath>
          </text>
          <text fontSize={sizeOn(city)} letterSpacing="2" dy="-4.4">
            <textPath href="#postmark-below" startOffset="50%">
              {city}
            </textPath>
          </text>
          {lines.map((line, at) => {
            const isDay = at > 0 && at < lines.length - 1
            const face = isDay ? { fontSize: large, fontWeight: 700, letterSpacing: '-.5' } : { fontSize: small }
            return (
              <text key={tops[at]} x="64" y={tops[at]} letterSpacing="1" {...face}>
                {line}
              </text>
            )
          })}
        </svg>
        {lines.length === 0 && <Mark size="full" />}
      </div>
      <svg className={styles.waves} viewBox="0 0 154 52" preserveAspectRatio="none" aria-hidden>
        {[8, 20, 32, 44].map((y) => (
          <path key={y} vectorEffect="non-scaling-stroke" d={`M0 ${y}q11-9 22 0t22 0 22 0 22 0 22 0 22 0 22 0`} />
        ))}
      </svg>
    </>
  )
}
