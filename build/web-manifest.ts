/** Writes `/manifest.webmanifest`, by which phones and browsers offer to install the site. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

type Words = { name: string; description: string }

/**
 * The colour that a role has by day, taken from the tokens, so that it stands there only.
 *
 * @throws Error where the tokens do not name one
 */
export function dayColour(tokens: string, role: string): string {
  const raw = new RegExp(`${role}:\\s*light-dark\\(var\\((--[\\w-]+)\\)`).exec(tokens)?.[1]
  const colour = raw && new RegExp(`${raw}:\\s*(#[0-9a-f]{6})\\b`, 'i').exec(tokens)?.[1]
  if (!colour) throw new Error(`app/styles/tokens.css names no day colour for ${role}.`)
  return colour
}

/** The manifest as an object. The drawn icons keep clear of the edges, so the same files serve masked and whole. */
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
    // Phones write about twelve letters below an icon, and cut a longer name themselves.
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
  const manifest = webManifest(options.words, dayColour(tokens, '--paper'))
  await writeFile(join(options.outDir, 'manifest.webmanifest'), JSON.stringify(manifest))
}
