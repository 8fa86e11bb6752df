/**
 * The icons of the site, by lucide's names. `tools/brand/icons.ts` draws each once: those of the first screen into
 * every page, the others into one file that pages refer to.
 */

export const firstScreenIcons = ['arrow-right', 'menu', 'message-circle', 'moon', 'sun', 'x'] as const

export const interfaceIcons = [
  ...firstScreenIcons,
  'arrow-down',
  'arrow-left',
  'arrow-left-right',
  'arrow-up',
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
  'printer',
  'share-2',
  'sunset',
  'ticket',
  'users',
] as const

/** Icons of the weather, chosen by `app/getting-there/sky.ts`. */
export const skyIcons = [
  'cloud',
  'cloud-drizzle',
  'cloud-fog',
  'cloud-lightning',
  'cloud-snow',
  'cloud-moon',
  'cloud-rain',
  'cloud-sun',
] as const

/** Icons that content may choose; only the chosen ones are built. */
export const iconNames = [
  'armchair',
  'baby',
  'bed',
  'bed-double',
  'bell',
  'binoculars',
  'briefcase',
  'bug-off',
  'bus',
  'cake',
  'camera',
  'car',
  'circle-parking',
  'citrus',
  'clock',
  'coffee',
  'cooking-pot',
  'cloud-sun',
  'croissant',
  'door-open',
  'earth',
  'flower',
  'flower-2',
  'footprints',
  'gem',
  'grape',
  'hand-heart',
  'handshake',
  'heart-handshake',
  'house',
  'key-round',
  'lamp-desk',
  'landmark',
  'leaf',
  'map-pin',
  'messages-square',
  'mountain',
  'mountain-snow',
  'music',
  'plane',
  'receipt',
  'rose',
  'route',
  'salad',
  'shield-check',
  'shower-head',
  'shirt',
  'sofa',
  'soup',
  'sparkles',
  'sprout',
  'square-parking',
  'star',
  'sun',
  'sunrise',
  'toy-brick',
  'train-front',
  'tree-deciduous',
  'trees',
  'tv',
  'umbrella',
  'users',
  'utensils',
  'washing-machine',
  'wheat',
  'wifi',
] as const

export type ContentIconName = (typeof iconNames)[number]

/** Brand icons, which lucide does not have; drawn in `assets/icons/`. */
export const brandIcons = ['instagram', 'facebook', 'youtube', 'tiktok', 'tripadvisor', 'linkedin'] as const

export type BrandIconName = (typeof brandIcons)[number]
