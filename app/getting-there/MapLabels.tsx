import type { MapLabel } from './map-drawing.ts'
import styles from './MapLabels.module.css'

/** The names on the map, in the font of the page; a narrow map shows only the largest. */
export function MapLabels({ labels }: { labels: readonly MapLabel[] }) {
  return (
    <g>
      {labels.map(({ kind, text, x, y, dx, dy, anchor, turn }) => (
        <g key={`${x} ${y} ${text}`} transform={`translate(${x} ${y})${turn ? `rotate(${turn})` : ''}`}>
          <text className={styles[kind]} x={dx} y={dy} textAnchor={anchor}>
            {text}
          </text>
        </g>
      ))}
    </g>
  )
}
