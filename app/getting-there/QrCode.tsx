import styles from './QrCode.module.css'

export interface QrDrawing {
  /** What a reader finds in it. */
  text: string
  /** Modules from edge to edge, the quiet zone included. */
  size: number
  /** SVG path data of the dark modules, one unit each. */
  d: string
}

/** A code for telephones, dark on light in both looks: readers ask for that. */
export function QrCode({ code, label }: { code: QrDrawing; label: string }) {
  return (
    <svg className={styles.code} viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
      <path d={`M0 0h${code.size}v${code.size}h-${code.size}z`} />
      <path d={code.d} />
    </svg>
  )
}
