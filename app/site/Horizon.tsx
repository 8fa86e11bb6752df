import styles from './Horizon.module.css'

/** Where the thorn trees stand: distance from the left and height, in units of the drawing. */
const trees = [
  { x: 180, scale: 1.7 },
  { x: 246, scale: 1 },
  { x: 1270, scale: 1.35 },
  { x: 560, scale: 0.6 },
  { x: 860, scale: 0.5 },
] as const

/** Half a sun, two ridges and a row of thorn trees: the footer begins where the land does. */
export function Horizon() {
  return (
    <svg className={styles.horizon} viewBox="0 0 1440 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className={styles.sun} cx="1010" cy="86" r="44" />
      <path
        className={styles.far}
        transform="translate(0 16)"
        d="M-600 96H-420l40-16 150-4 24 12 90 2 60-22 210-8 36 16 60 2 40-20 250-6 30 18 26 4 22-14 130-6 60 22 90 2 40-24 270-8 30 14 50 2 30-10 180-4 300 6V151H-600Z"
      />
      <path
        className={styles.near}
        d="M-600 112l240-4 40 8 210-6 60-12 190-2 44 14 250 6 70-10 320-4 40 8 200-10 80-8 330-2 26 14 540 6V151H-600Z"
      />
      <path className={styles.ground} d="M-600 136C-300 124 0 132 260 128s380 8 620 0 520-2 1160 2V152H-600Z" />
      {trees.map(({ x, scale }) => (
        <path
          key={x}
          className={styles.ground}
          transform={`translate(${x} 131) scale(${scale})`}
          d="M-1.6 0C-1-9-1.2-14-5-21-9-27-15-30-20-33l1-1.4C-12-32-6-28-3-23c1 1.6 1.6 3 2 4.4C-.6-24 1-29 6-33.5l1.2 1C3-27.500 2-22 1.600-17 3-21 6-25 15-30l.8 1.300C8-24 3.400-17 2.800-9L3 0ZM-31-35c3-5 12-9 21-8.500 4-3.500 14-4.500 19-.5 8-1.500 18 2 22 7-3 2-9 1-12 .5-3 2-10 2-14-.2-5 2.500-12 2-16 .2-6 2.500-15 2.500-20 1.500Z"
        />
      ))}
    </svg>
  )
}
