/** The half-opened rose over the lake's line, drawn from the page's one sprite; `small` below 24 pixels. */
export function Mark({ size, className }: { size: 'full' | 'small'; className?: string }) {
  return (
    <svg className={className} viewBox={size === 'full' ? '0 38 480 400' : '-6 56 492 400'} aria-hidden="true">
      <use href={`#mark-${size}`} />
    </svg>
  )
}
