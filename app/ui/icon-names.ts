/**
 * The icons that the interface itself uses; content chooses further ones (content/icon-names.ts). Names are
 * lucide's. `build/icons.ts` draws all of them once: those of the first screen into every page, the others into
 * one file that pages refer to.
 */
export const firstScreenIcons = ['arrow-right', 'menu', 'message-circle', 'moon', 'sun', 'x'] as const

export const interfaceIcons = [
  ...firstScreenIcons,
  'arrow-down',
  'arrow-left',
  'arrow-up-right',
  'calendar-plus',
  'check',
  'chevron-down',
  'circle-alert',
  'clock',
  'contact',
  'copy',
  'mail',
  'map',
  'map-pin',
  'minus',
  'navigation',
  'phone',
  'plus',
  'share-2',
  'users',
] as const

/** Icons of the weather, chosen by `app/getting-there/sky.ts`. */
export const skyIcons = [
  'cloud',
  'cloud-drizzle',
  'cloud-fog',
  'cloud-lightning',
  'cloud-moon',
  'cloud-rain',
  'cloud-sun',
] as const
