import styles from './ResortMark.module.css'

/** The resort's logo on the map, larger than any pin. It keeps its size while the map shrinks. */
export function ResortMark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={styles.mark}>
        <circle r="17" />
        <use href="#mark-full" x="-13.2" y="-11.5" width="26.4" height="22" />
      </g>
    </g>
  )
}
