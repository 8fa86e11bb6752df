/**
 * Icons, each drawn once while building. Those of the first screen are symbols in every page, all others are
 * in one file that pages refer to, so that the app's code contains none. The mark and the footer's horizon are in
 * these places too.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import { brandIcons, firstScreenIcons, interfaceIcons, skyIcons } from '../../lib/icon-names.ts'
import { writeAsset } from '../files.ts'
import { drawnFrom, readMark, type Drawn } from './logo.ts'

export type Icons = {
  iconsFile: string
  firstScreenIcons: Record<string, Drawn[]>
  /** The mark in every page. */
  fullMark: { viewBox: string; drawing: Drawn[] }
  /** The viewBox of the small mark, which is in the file. */
  smallMarkBox: string
}

/** The inside of an SVG. */
const inside = (svg: string): string => svg.replaceAll(/\s*\n\s*|<\/?svg[^>]*>/g, '')

async function markupOf(name: string, iconsDir: string): Promise<string> {
  if ((brandIcons as readonly string[]).includes(name))
    return inside(await readFile(join(iconsDir, `${name}.svg`), 'utf8'))
  // React chooses its development or production build when it is imported: NODE_ENV is set by then.
  const [{ createElement }, { renderToStaticMarkup }] = await Promise.all([import('react'), import('react-dom/server')])
  const { default: Drawing } = (await import(`lucide-react/icons/${name}`)) as { default: ComponentType }
  return inside(renderToStaticMarkup(createElement(Drawing))).replaceAll(/><\/\w+>/g, '/>')
}

/** Every value of a field called `icon`, anywhere in the content. */
function chosenIcons(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([key, value]) =>
    key === 'icon' && typeof value === 'string' ? [value] : chosenIcons(value),
  )
}

/** Writes the icon file into `publicDir` and returns its address. */
export async function prepareIcons(content: unknown, options: { root: string; publicDir: string }): Promise<Icons> {
  const iconsDir = join(options.root, 'assets/icons')
  const [full, small] = await Promise.all([readMark(options.root, 'full'), readMark(options.root, 'small')])
  const smallMarkBox = small.box.join(' ')
  const names = [...new Set<string>([...interfaceIcons, ...skyIcons, ...chosenIcons(content)])].toSorted()
  const drawings = await Promise.all(names.map(async (name) => [name, await markupOf(name, iconsDir)] as const))
  const symbols = drawings.map(([name, markup]) => `<symbol id="${name}" viewBox="0 0 24 24">${markup}</symbol>`)
  const smallMark = `<symbol id="mark-small" viewBox="${smallMarkBox}"><g fill="currentColor" stroke="none">${small.drawing}</g></symbol>`
  const horizon = inside(await readFile(join(options.root, 'assets/mark/horizon.svg'), 'utf8'))
  const file = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${smallMark}${horizon}</svg>`
  const isFirst = (each: string) => (firstScreenIcons as readonly string[]).includes(each)
  return {
    iconsFile: await writeAsset(options.publicDir, 'icons.svg', file),
    firstScreenIcons: Object.fromEntries(
      drawings.flatMap(([name, markup]) => (isFirst(name) ? [[name, drawnFrom(markup)]] : [])),
    ),
    fullMark: { viewBox: full.box.join(' '), drawing: drawnFrom(full.drawing) },
    smallMarkBox,
  }
}
