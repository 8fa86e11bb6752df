import { fullMark, iconsFile, smallMarkBox } from 'virtual:icons'
import {
  firstScreenIcons,
  type BrandIconName,
  type ContentIconName,
  type interfaceIcons,
} from '../../lib/icon-names.ts'

export type IconName = ContentIconName | BrandIconName | (typeof interfaceIcons)[number]

const inPage: readonly string[] = firstScreenIcons

/** Beside words that say the same, so hidden from screen readers. It refers to a symbol that is drawn once a page. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={inPage.includes(name) ? `#icon-${name}` : `${iconsFile}#${name}`} />
    </svg>
  )
}

/** From `assets/mark/`; `small` below 24 pixels. The full one is the logo, and in every page. */
export function Mark({ size }: { size: 'full' | 'small' }) {
  return (
    <svg viewBox={size === 'full' ? fullMark.viewBox : smallMarkBox} aria-hidden="true">
      <use href={size === 'full' ? '#mark-full' : `${iconsFile}#mark-small`} />
    </svg>
  )
}
