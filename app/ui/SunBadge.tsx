import styles from './SunBadge.module.css'

/** A scalloped sun with the drive time; `label` is its full text for screen readers. */
export function SunBadge({ figure, unit, label }: { figure: string; unit: string; label: string }) {
  return (
    <p className={styles.sun}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d="M92.5 50.0Q100.6 58 90.4 63.1L90.4 63.1Q95.6 73.3 84.4 75.0L84.4 75.0Q86.2 86.2 75 84.4L75 84.4Q73.3 95.6 63.1 90.4L63.1 90.4Q58 100.6 50 92.5L50 92.5Q42 100.6 36.9 90.4L36.9 90.4Q26.7 95.6 25 84.4L25 84.4Q13.8 86.2 15.6 75.0L15.6 75.0Q4.4 73.3 9.6 63.1L9.6 63.1Q-0.6 58 7.5 50.0L7.5 50.0Q-0.6 42 9.6 36.9L9.6 36.9Q4.4 26.7 15.6 25.0L15.6 25.0Q13.8 13.8 25 15.6L25 15.6Q26.7 4.4 36.9 9.6L36.9 9.6Q42 -0.6 50 7.5L50 7.5Q58 -0.6 63.1 9.6L63.1 9.6Q73.3 4.4 75 15.6L75 15.6Q86.2 13.8 84.4 25.0L84.4 25.0Q95.6 26.7 90.4 36.9L90.4 36.9Q100.6 42 92.5 50.0Z" />
      </svg>
      <b aria-hidden="true">{figure}</b>
      <span aria-hidden="true">{unit}</span>
      <span className="visually-hidden">{label}</span>
    </p>
  )
}
