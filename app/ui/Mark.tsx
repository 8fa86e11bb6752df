import { fullMark, iconsFile, smallMarkBox } from 'virtual:icons'

/**
 * The mark of the resort, from `assets/mark/`; `small` below 24 pixels. The full mark is in every page (it is the
 * logo), the small one is among the icons.
 */
export function Mark({ size, className }: { size: 'full' | 'small'; className?: string }) {
  return (
    <svg className={className} viewBox={size === 'full' ? fullMark.viewBox : smallMarkBox} aria-hidden="true">
      <use href={size === 'full' ? '#mark-full' : `${iconsFile}#mark-small`} />
    </svg>
  )
}
