/**
 * Makes the icons of browsers and phones from the mark and the tokens, so that one drawing and one palette serve all.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { readMark, squareAround, type Mark } from './logo.ts'
import { tokenColour, type ColourByLook } from './colours.ts'

/** Pixels: for the home screens of iOS, and for the web app manifest. */
const sizes = [180, 192, 512]

/** The width of the mark in an app icon: phones may cut the icon to a circle of four fifths of it. */
const share = 0.62

/** The icon of a browser tab, in the colour of what can be pressed. */
export function tabIcon(mark: Mark, { day, evening }: ColourByLook): string {
  const style = `g{fill:${day}}@media(prefers-color-scheme:dark){g{fill:${evening}}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${squareAround(mark).join(' ')}"><style>${style}</style><g>${mark.drawing}</g></svg>`
}

/** The icon of an app, without transparency. */
export function appIcon(mark: Mark, colours: { ground: string; mark: string }, size: number): string {
  const box = squareAround(mark, share)
  const [x, y, side] = box
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${size}" height="${size}"><path fill="${colours.ground}" d="M${x} ${y}h${side}v${side}h${-side}Z"/><g fill="${colours.mark}">${mark.drawing}</g></svg>`
}

/** Writes `favicon.svg` and `icon-<size>.png` into `publicDir`. */
export async function writeAppIcons({ root, publicDir }: { root: string; publicDir: string }): Promise<void> {
  const tokens = await readFile(join(root, 'app/styles/tokens.css'), 'utf8')
  const [full, small] = await Promise.all([readMark(root, 'full'), readMark(root, 'small')])
  await writeFile(join(publicDir, 'favicon.svg'), tabIcon(small, tokenColour(tokens, '--primary')))
  const colours = { ground: tokenColour(tokens, '--band-teal').day, mark: tokenColour(tokens, '--plate').day }
  for (const size of sizes) {
    const drawing = sharp(Buffer.from(appIcon(full, colours, size)))
    await writeFile(join(publicDir, `icon-${size}.png`), await drawing.png({ palette: true }).toBuffer())
  }
}
