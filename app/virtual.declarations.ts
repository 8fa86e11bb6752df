declare module 'virtual:icons' {
  /** Address of the file with the icons that are not on the first screen. */
  export const iconsFile: string
  /** Outlines of the icons that are in every page, by name. */
  export const firstScreenOutlines: Record<string, string>
}

/** YYYY-MM-DD: the day on which the site was built, in the resort's time zone (vite.config.ts). */
declare const BUILD_DAY: string
