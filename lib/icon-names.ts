/** By lucide's names. `tools/brand/icons.ts` draws those of the first screen into every page, others into a file. */

export const firstScreenIcons = ['arrow-right', 'menu', 'message-circle', 'x'] as const

export const interfaceIcons = [
  ...firstScreenIcons,
  'arrow-left',
  'arrow-up-right',
  'bath',
  'bed-double',
  'bug-off',
  'check',
  'chevron-down',
  'circle-alert',
  'clock',
  'coffee',
  'contact',
  'copy',
  'mail',
  'map',
  'map-pin',
  'minus',
  'navigation',
  'phone',
  'plus',
  'printer',
  'route',
  'ruler',
  'share-2',
  'shower-head',
  'sparkles',
  'tv',
  'users',
  'wifi',
  // Chosen by the weather.
  'cloud',
  'cloud-drizzle',
  'cloud-fog',
  'cloud-lightning',
  'cloud-snow',
  'cloud-rain',
  'cloud-sun',
  'sun',
] as const

/** An icon of the set that the content names. */
export type ContentIconName = string & { readonly isIcon: true }

/** Brand icons, which lucide does not have; drawn in `assets/icons/`. */
export const brandIcons = ['instagram', 'facebook', 'youtube', 'tiktok', 'tripadvisor', 'linkedin'] as const

export type BrandIconName = (typeof brandIcons)[number]
