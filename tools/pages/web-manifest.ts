/** Writes `/manifest.webmanifest`, which lets phones and browsers install the site. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tokenColour } from '../brand/colours.ts'

type Words = { name: string; description: string }

/** The manifest as an object. The icons have enough margin to serve both masked and whole. */
export function webManifest({ name, description }: Words, colour: string) {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name,
    // Phones show about twelve letters below an icon and cut off longer names.
    short_name: name.length <= 12 ? name : (name.split(' ')[0] ?? name),
    description,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  }
}

export async function writeWebManifest(options: { root: string; outDir: string; words: Words }): Promise<void> {
  const tokens = await readFile(join(options.root, 'app/styles/tokens.css'), 'utf8')
  const manifest = webManifest(options.words, tokenColour(tokens, '--paper').day)
  await writeFile(join(options.outDir, 'manifest.webmanifest'), JSON.stringify(manifest))
}
