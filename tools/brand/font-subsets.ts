/** Subsets the fonts to the characters that the site shows. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { faceFile, faceNames } from './font-files.ts'

/** All characters of a keyboard, because the preview of the message shows what guests type. */
const ascii = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index))

/** Characters that the code adds to the content, such as no-break spaces and dashes in dates and prices. */
const added = '\u{A0}\u{2009}\u{202F}–—‘’“”…·•×−→←↗°©½'

/** The characters that the built pages may contain, where they show all these words: the content, names on the map. */
export function charactersOf(...shown: unknown[]): string {
  // Some keyboards type a letter and its accent apart; fonts hold them as one.
  const written = JSON.stringify(shown)
  const words = written.normalize('NFC')
  // Small lines above headings are set in capitals.
  return [...new Set(ascii + added + written + words + words.toUpperCase())].toSorted().join('')
}

/** The font features that the pages use: kerning, ligatures, lining and tabular figures, accents. */
const features = ['ccmp', 'kern', 'liga', 'lnum', 'mark', 'mkmk', 'tnum']

/**
 * Writes a subset of each font in `assets/fonts/` with the given characters. Hinting, which only old Windows screens
 * need, is removed: it is a third of Young Serif. Characters that the font lacks are shown in a fallback font.
 */
export async function writeFonts(
  characters: string,
  { root, outDir }: { root: string; outDir: string },
): Promise<void> {
  await mkdir(outDir, { recursive: true })
  for (const name of faceNames) {
    const whole = await readFile(faceFile(root, name))
    const font = await subsetFont(whole, characters, { targetFormat: 'woff2', keepFeatures: features, noHinting: true })
    await writeFile(join(outDir, `${name}.woff2`), font)
  }
}
