import { iconsFile } from 'virtual:icons'
import styles from './Horizon.module.css'

/** Half a sun behind the three layers of `assets/mark/horizon.svg`, above the footer. */
export function Horizon() {
  return (
    <svg className={styles.horizon} viewBox="0 0 1440 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle className={styles.sun} cx="1010" cy="86" r="44" />
      <use className={styles.far} href={`${iconsFile}#horizon-far`} />
      <use className={styles.near} href={`${iconsFile}#horizon-near`} />
      <use className={styles.ground} href={`${iconsFile}#horizon-ground`} />
    </svg>
  )
}
