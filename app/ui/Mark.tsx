import { iconsFile } from 'virtual:icons'

/**
 * The mark of the resort, a half-opened rose; `small` below 24 pixels. The full mark is in every page (it is the logo),
 * the small one is among the icons.
 */
export function Mark({ size, className }: { size: 'full' | 'small'; className?: string }) {
  return (
    <svg className={className} viewBox={size === 'full' ? '0 38 480 400' : '-6 56 492 400'} aria-hidden="true">
      <use href={size === 'full' ? '#mark-full' : `${iconsFile}#mark-small`} />
    </svg>
  )
}
