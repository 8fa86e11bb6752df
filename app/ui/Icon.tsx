import { iconsFile } from 'virtual:icons'
import {
  firstScreenIcons,
  type BrandIconName,
  type ContentIconName,
  type interfaceIcons,
  type skyIcons,
} from './icon-names.ts'

export type IconName =
  | ContentIconName
  | BrandIconName
  | (typeof interfaceIcons)[number]
  | (typeof skyIcons)[number]

const inPage: readonly string[] = firstScreenIcons

/**
 * A line drawing beside words that say the same; screen readers pass it over. It is drawn by reference: a page
 * that shows the same icon ten times carries it once, or not at all.
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={inPage.includes(name) ? `#icon-${name}` : `${iconsFile}#${name}`} />
    </svg>
  )
}
