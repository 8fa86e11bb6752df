import { iconsFile } from 'virtual:icons'
import styles from './Horizon.module.css'

/** The thorn trees: distance from the left and height, in units of the drawing. */
const trees = [
  { x: 180, scale: 1.7 },
  { x: 246, scale: 1 },
  { x: 1270, scale: 1.35 },
  { x: 560, scale: 0.6 },
  { x: 860, scale: 0.5 },
] as const

/** Half a sun, two ridges and a row of thorn trees, above the footer. */
export function Horizon() {
  return (
    <svg className={styles.horizon} viewBox="0 0 1440 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className={styles.sun} cx="1010" cy="86" r="44" />
      <use className={styles.far} href={`${iconsFile}#horizon-far`} />
      <use className={styles.near} href={`${iconsFile}#horizon-near`} />
      <g className={styles.ground}>
        <use href={`${iconsFile}#horizon-ground`} />
        {trees.map(({ x, scale }) => (
          <use key={x} href={`${iconsFile}#horizon-tree`} transform={`translate(${x} 131) scale(${scale})`} />
        ))}
      </g>
    </svg>
  )
}
