declare module 'subset-font' {
  /** See the package's README; only what is used here. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: 'sfnt' | 'woff2'
      keepAllGlyphs?: boolean
      keepFeatures?: string[]
      noHinting?: boolean
      variationAxes?: Record<string, number>
    },
  ): Promise<Buffer>
}
