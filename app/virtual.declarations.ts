declare module 'virtual:icons' {
  /** Address of the file that holds the icons which no first screen needs. */
  export const iconsFile: string
  /** Outlines of the icons that stand in every page, by name. */
  export const firstScreenOutlines: Record<string, string>
}
