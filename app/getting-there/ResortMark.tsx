import type { MapDrawing } from './map-drawing.ts'
import styles from './ResortMark.module.css'

/** The resort's logo on the map, larger than any pin, with a line to its name. It keeps its size while the map shrinks. */
export function ResortMark({ resort: { x, y }, labels }: Pick<MapDrawing, 'resort' | 'labels'>) {
  const name = labels.find(({ kind }) => kind === 'resort')
  return (
    <g transform={`translate(${x} ${y})`}>
      {name && <path className={styles.line} d={`M0 0L${name.x - x - 5} ${name.y - y - 7}`} />}
      <g className={styles.mark}>
        <circle r="17" />
        <use href="#mark-full" x="-13.2" y="-11.5" width="26.4" height="22" />
      </g>
    </g>
  )
}
