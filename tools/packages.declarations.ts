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
