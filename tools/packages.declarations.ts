declare module 'heic-decode' {
  /** See the package's README; only what is used here. The bytes are red, green, blue and alpha of each pixel. */
  export default function decode(heic: {
    buffer: Uint8Array
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray }>
}

declare module 'subset-font' {
  /** See the package's README; only what is used here. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: { targetFormat: 'sfnt' | 'woff2'; keepAllGlyphs?: boolean; keepFeatures?: string[]; noHinting?: boolean },
  ): Promise<Buffer>
}
