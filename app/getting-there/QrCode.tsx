import styles from './QrCode.module.css'

export interface QrDrawing {
  /** The text in the code. */
  text: string
  /** Width in modules, with the white margin. */
  size: number
  /** SVG path data of the dark modules, one unit each. */
  d: string
}

/** A QR code, dark on light in both looks, as readers need it. */
export function QrCode({ code, label }: { code: QrDrawing; label: string }) {
  return (
    <svg className={styles.code} viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={label}>
      <path d={`M0 0h${code.size}v${code.size}h-${code.size}z`} />
      <path d={code.d} />
    </svg>
  )
}
