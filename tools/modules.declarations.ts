declare module 'virtual:drives' {
  export const drives: (import('../lib/driving-times.ts').Distance & { name: string })[]
}

declare module 'virtual:icons' {
  const icons: Awaited<ReturnType<typeof import('./brand/icons.ts').prepareIcons>>
  export = icons
}

// oxlint-disable-next-line no-unused-vars -- merged into Vite's interface of this name
interface ImportMetaEnv {
  /** YYYY-MM-DD: the day on which the site was built, in the resort's time zone (tools/vite-settings.ts). */
  readonly BUILD_DAY: string
  /** The language of marked words, by its code; none in unit tests (tools/vite-settings.ts). */
  readonly MARKED_LANGUAGE: string | undefined
  /** Ids of the stays of which the file with taken nights can say anything; null where there is no file. */
  readonly STAYS_IN_CALENDAR: readonly string[] | null
  /** When a notice begins, in milliseconds as `Date.now()` gives them; null without one (pages/inline-script.ts). */
  readonly NOTICE_BEGINS: number | null
  /** The first moment after it. */
  readonly NOTICE_ENDS: number
  /** Where the sun is looked at for the hero, in degrees (tools/pages/inline-script.ts). */
  readonly SUN_POINT: { lat: number; lon: number }
  /** The prints of the hero; in the inline script of its page alone (tools/pages/inline-script.ts). */
  readonly HERO_VIEWS: import('../app/pages/home/hero-light.ts').HeroView<{ base: string; widths: number[] }>[]
}

// oxlint-disable-next-line no-unused-vars -- merged into the DOM's interface of this name
interface Navigator {
  /** Only some browsers tell. */
  readonly connection?: { saveData?: boolean; effectiveType?: string }
}

declare module 'virtual:map' {
  const drawing: ReturnType<typeof import('./map-pins.ts').drawMap> & { day: string; evening: string }
  export default drawing
}

declare module 'virtual:qr' {
  const code: ReturnType<typeof import('./pages/qr.ts').drawQr>
  export default code
}

declare module 'virtual:outings' {
  export const outings: import('../app/plan/planner/day-rules.ts').Outing[]
}

declare module 'heic-decode' {
  type HeicImage = { width: number; height: number; decode: () => Promise<{ data: Uint8ClampedArray }> }
  /** See the package's README; only what is used here. The bytes are red, green, blue and alpha of each pixel. */
  export function all(heic: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose: () => void }>
}

declare module 'subset-font' {
  /** See the package's README; only what is used here. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: { targetFormat: 'sfnt' | 'woff2'; keepAllGlyphs?: boolean; keepFeatures?: string[]; noHinting?: boolean },
  ): Promise<Buffer>
}
