import { monthName } from '../../lib/dates.ts'
import { formatTime } from '../../lib/hours.ts'
import { sunOfYear as days } from './sun-of-year.ts'
import { clockTime } from './sun.ts'
import { Text } from '../ui/Text.tsx'
import { daylightMarked } from './daylight.ts'
import styles from './SunYear.module.css'

type Props = {
  words: {
    /** The table's caption, above the chart as well. */
    caption: string
    month: string
    sunrise: string
    sunset: string
    daylight: string
    /** A duration, with {hours} and {minutes}. */
    length: string
  }
}

const WIDTH = 600
const LEFT = 98
const RIGHT = 14
const HEIGHT = 290
/** Each half of the axis is so high; its lowest point is above its foot. The axis leaves out the hours between them. */
const HALF = 84
const ABOVE_FOOT = 14
const BELOW_TOP = 12

const least = (times: number[]) => Math.min(...times)
const range = (times: number[]) => Math.max(...times) - least(times)
const [rising, setting] = [days.map(({ sunrise }) => sunrise), days.map(({ sunset }) => sunset)]

/** At most two units a minute, the same in both halves. */
const PER_MINUTE = Math.min(2, (HALF - ABOVE_FOOT - BELOW_TOP) / Math.max(range(rising), range(setting)))
const MORNING = { from: least(rising) - ABOVE_FOOT / PER_MINUTE, foot: 248 }
const EVENING = { from: least(setting) - ABOVE_FOOT / PER_MINUTE, foot: 116 }
/** Minutes between the lines of the grid: the first that leaves room for their times. */
const STEP = [15, 30, 60, 120, 240].find((minutes) => minutes * PER_MINUTE >= 20) ?? 240
const TICKS = [MORNING, EVENING].flatMap(({ from }) => {
  const first = Math.ceil(from / STEP) * STEP
  return Array.from({ length: Math.floor((from + HALF / PER_MINUTE - first) / STEP) + 1 }, (_, at) => first + at * STEP)
})

const x = (month: number) => LEFT + ((month + 0.5) * (WIDTH - LEFT - RIGHT)) / 12
const y = (minutes: number) => {
  const { from, foot } = minutes < 12 * 60 ? MORNING : EVENING
  return Math.round((foot - (minutes - from) * PER_MINUTE) * 10) / 10
}

/** Sunrise, sunset and day length through the year, as a chart and as a table. */
export function SunYear({ words }: Props) {
  const rises = days.map(({ sunrise }, i): Point => [x(i), y(sunrise)])
  const sets = days.map(({ sunset }, i): Point => [x(i), y(sunset)])
  return (
    <div className={styles.year}>
      <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <path className={styles.light} d={`${curve(sets, 'M')}${curve(rises.toReversed(), 'L')}z`} />
        {TICKS.map((minutes) => (
          <g key={minutes}>
            <path className={styles.grid} d={`M${LEFT} ${y(minutes)}H${WIDTH - RIGHT}`} />
            <text className={styles.clock} x={LEFT - 8} y={y(minutes) + 4}>
              {formatTime(clockTime(minutes))}
            </text>
          </g>
        ))}
        <path className={styles.axis} d={`M${LEFT} 24V136m-6 5l12-6m-12 12l12-6M${LEFT} 142V254H${WIDTH - RIGHT}`} />
        <path className={styles.line} d={curve(sets, 'M')} />
        <path className={styles.line} d={curve(rises, 'M')} />
        {[...rises, ...sets].map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="3.5" />
        ))}
        <text className={styles.name} x={x(5.5)} y={EVENING.foot + 22}>
          {words.daylight}
        </text>
        <text className={styles.name} x={x(5.5)} y="18">
          {words.sunset}
        </text>
        <text className={styles.name} x={x(5.5)} y="250">
          {words.sunrise}
        </text>
        {days.map(({ date }, i) => (
          <text key={date} className={styles.month} x={x(i)} y="277">
            {monthName(date).slice(0, 1)}
            <tspan>{monthName(date).slice(1, 3)}</tspan>
          </text>
        ))}
      </svg>
      <table className={styles.table}>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.month}</th>
            <th scope="col">{words.sunrise}</th>
            <th scope="col">{words.sunset}</th>
            <th scope="col">{words.daylight}</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, sunrise, sunset, daylight }) => (
            <tr key={date}>
              <th scope="row">{monthName(date)}</th>
              <td>{formatTime(clockTime(sunrise))}</td>
              <td>{formatTime(clockTime(sunset))}</td>
              <td>
                <Text>{daylightMarked(daylight, words.length)}</Text>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type Point = [x: number, y: number]

/** A smooth line through the points (Catmull-Rom as Béziers). */
function curve(points: readonly Point[], start: 'M' | 'L'): string {
  const get = (i: number) => points[Math.min(Math.max(i, 0), points.length - 1)] as Point
  const round = (value: number) => Math.round(value * 10) / 10
  return points.reduce((d, [px, py], i) => {
    if (i === 0) return `${start}${round(px)} ${round(py)}`
    const [[ax, ay], [bx, by], [cx, cy]] = [get(i - 2), get(i - 1), get(i + 1)]
    const handles = [bx + (px - ax) / 6, by + (py - ay) / 6, px - (cx - bx) / 6, py - (cy - by) / 6]
    return `${d}C${[...handles, px, py].map(round).join(' ')}`
  }, '')
}
