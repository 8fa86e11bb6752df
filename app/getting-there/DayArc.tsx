import styles from './DayArc.module.css'

/** Half the width of the arc, its height, and the y of its foot, in units of the drawing. */
const HALF = 190
const HEIGHT = 112
const FOOT = 130
const MIDDLE = 210

const arcTo = (x: number, y: number) => `M${MIDDLE - HALF} ${FOOT}A${HALF} ${HEIGHT} 0 0 1 ${x} ${y}`

type Props = {
  /** The share of the day that is over, 0 at sunrise and 1 at sunset; undefined before the time is known. */
  passed?: number | undefined
  /** After sunset a moon stands under the path of the next day. */
  isNight?: boolean
}

/** The sun's path over the sky, with the sun. */
export function DayArc({ passed, isNight }: Props) {
  return (
    <svg className={styles.arc} viewBox="0 -8 420 140" aria-hidden="true">
      <path className={styles.way} d={arcTo(MIDDLE + HALF, FOOT)} />
      <path className={styles.land} d="M0 130H420" />
      {isNight && <path className={styles.moon} d="M222 42a30 30 0 1 0 24 44a24 24 0 0 1-24-44" />}
      {!isNight && passed !== undefined && passed >= 0 && passed <= 1 && <Sun passed={passed} />}
    </svg>
  )
}

function Sun({ passed }: { passed: number }) {
  const angle = Math.PI * passed
  const x = Math.round((MIDDLE - HALF * Math.cos(angle)) * 10) / 10
  // Keeps the mark above the line at sunrise and sunset.
  const y = Math.min(Math.round((FOOT - HEIGHT * Math.sin(angle)) * 10) / 10, FOOT - 18)
  return (
    <>
      <path className={styles.gone} d={arcTo(x, y)} />
      <circle className={styles.disc} cx={x} cy={y} r="27" />
      <use className={styles.sun} href="#mark-full" x={x - 24} y={y - 20} width="48" height="40" />
    </>
  )
}
