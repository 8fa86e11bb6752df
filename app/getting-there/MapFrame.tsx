import type { MapDrawing } from './map-drawing.ts'
import styles from './MapFrame.module.css'

/** How far the frame stands out from the drawing, in map units. */
export const frameWidth = 13

/** The neat line with its degrees in alternate bars, the compass rose and the scale bar. */
export function MapFrame({ drawing, kilometres }: { drawing: MapDrawing; kilometres: string }) {
  const { width, height, compass, scale } = drawing
  const right = tenth(scale.tenKm * 2)
  const half = tenth(scale.tenKm / 2)
  const out = 4.5
  return (
    <g aria-hidden="true">
      <path
        className={styles.bars}
        d={`M0 ${-out}h${width}M0 ${height + out}h${width}M${-out} 0v${height}M${width + out} 0v${height}`}
      />
      <path className={styles.lines} d={box(width, height, 0) + box(width, height, 2.5) + box(width, height, 6.5)} />
      <path className={styles.border} d={box(width, height, 10.5)} />

      <g className={styles.compass} transform={`translate(${compass.x} ${compass.y})`}>
        <circle r="33" />
        <circle r="30" />
        <circle className={styles.degrees} r="36.5" />
        <path className={styles.light} d={star(27, 8, Math.PI / 4) + star(48, 9, 0)} />
        <path className={styles.dark} d={halves(27, 8, Math.PI / 4) + halves(48, 9, 0)} />
        <circle className={styles.heart} r="3" />
        <text y="-53">N</text>
      </g>

      <g className={styles.scale} transform={`translate(${scale.x} ${scale.y})`}>
        <path d={`M0 0h${right}v5h-${right}z`} />
        <path
          className={styles.dark}
          d={`M0 0h${half}v5h-${half}zM${scale.tenKm} 0h${scale.tenKm}v5h-${scale.tenKm}z`}
        />
        <text y="-6">0</text>
        <text x={scale.tenKm} y="-6">10</text>
        <text x={right} y="-6">{`20 ${kilometres}`}</text>
      </g>
    </g>
  )
}

const tenth = (value: number) => Math.round(value * 10) / 10

function box(width: number, height: number, out: number): string {
  return `M${-out} ${-out}h${width + 2 * out}v${height + 2 * out}h${-width - 2 * out}z`
}

const onCircle = (radius: number, angle: number) => (
  `${tenth(radius * Math.sin(angle))} ${tenth(-radius * Math.cos(angle))}`
)

/** Four points and the hollows between them. */
function star(long: number, short: number, turn: number): string {
  const corners = Array.from({ length: 8 }, (_, i) => onCircle(i % 2 ? short : long, turn + (i * Math.PI) / 4))
  return `M${corners.join('L')}z`
}

/** The side of each point that lies in shadow. */
function halves(long: number, short: number, turn: number): string {
  return Array.from({ length: 4 }, (_, i) => {
    const angle = turn + (i * Math.PI) / 2
    return `M0 0L${onCircle(long, angle)}L${onCircle(short, angle + Math.PI / 4)}z`
  }).join('')
}
