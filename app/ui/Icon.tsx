import { fullMark, iconsFile, smallMarkBox } from 'virtual:icons'
import {
  firstScreenIcons,
  type BrandIconName,
  type ContentIconName,
  type interfaceIcons,
} from '../../lib/icon-names.ts'

export type IconName = ContentIconName | BrandIconName | (typeof interfaceIcons)[number]

const inPage: readonly string[] = firstScreenIcons

/**
 * An icon beside words that say the same, so it is hidden from screen readers. It refers to a shared symbol: a page
 * that shows an icon ten times contains its drawing once, or not at all.
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={inPage.includes(name) ? `#icon-${name}` : `${iconsFile}#${name}`} />
    </svg>
  )
}

/**
 * The mark of the resort, from `assets/mark/`; `small` below 24 pixels. The full mark is in every page (it is the
 * logo), the small one is among the icons.
 */
export function Mark({ size }: { size: 'full' | 'small' }) {
  return (
    <svg viewBox={size === 'full' ? fullMark.viewBox : smallMarkBox} aria-hidden="true">
      <use href={size === 'full' ? '#mark-full' : `${iconsFile}#mark-small`} />
    </svg>
  )
}
