/**
 * Turns each icon into one outline while building. Icons of the first screen are symbols in every page, all others are
 * in one file that pages refer to, so that the app's code contains none. The mark and the footer's horizon are in
 * these places too.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ComponentType } from 'react'
import type { Plugin } from 'vite'
import { brandIcons, firstScreenIcons, interfaceIcons, skyIcons } from '../../lib/icon-names.ts'
import { writeAsset } from '../pages/asset.ts'
import { drawnFrom, readMark, type Drawn } from './logo.ts'

export type Icons = {
  iconsFile: string
  firstScreenOutlines: Record<string, string>
  /** The mark in every page. */
  fullMark: { viewBox: string; drawing: Drawn[] }
  /** The viewBox of the small mark, which is in the file. */
  smallMarkBox: string
}

const number = (attributes: string, name: string): number =>
  Number(new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? 0)

/**
 * Path data that begins with a relative move, changed so that it can follow other path data: the first move becomes
 * absolute, and further pairs of numbers stay relative lines.
 */
export function absoluteStart(d: string): string {
  const [, x, y, rest = ''] = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)(.*)$/s.exec(d) ?? []
  if (x === undefined) return d
  return `M${x} ${y}${/^[\s,]*[-.\d]/.test(rest) ? 'l' : ''}${rest.trimStart()}`
}

/** A shape as path data. lucide uses paths, circles, lines and rectangles, rounded or not. */
function outlineOf(shape: string, attributes: string): string {
  const value = (name: string) => number(attributes, name)
  if (shape === 'path') return absoluteStart(/ d="([^"]*)"/.exec(attributes)?.[1] ?? '')
  if (shape === 'line') return `M${value('x1')} ${value('y1')}L${value('x2')} ${value('y2')}`
  if (shape === 'circle' || shape === 'ellipse') {
    const [rx, ry] = shape === 'circle' ? [value('r'), value('r')] : [value('rx'), value('ry')]
    return `M${value('cx') - rx} ${value('cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
  }
  if (shape === 'rect') {
    const [x, y, width, height] = [value('x'), value('y'), value('width'), value('height')]
    const r = value('rx') || value('ry')
    if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`
    const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
    return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`
  }
  const points = /points="([^"]*)"/.exec(attributes)?.[1]
  if ((shape === 'polyline' || shape === 'polygon') && points) return `M${points}${shape === 'polygon' ? 'Z' : ''}`
  throw new Error(`An icon holds a <${shape}>, which tools/brand/icons.ts cannot draw.`)
}

/** All shapes of an SVG as one outline. */
function joined(svg: string): string {
  const inner = svg.slice(svg.indexOf('>') + 1)
  return [...inner.matchAll(/<(\w+)([^>]*?)\/?>/g)]
    .map(([, shape = '', attributes = '']) => outlineOf(shape, attributes))
    .join('')
}

async function outline(name: string, iconsDir: string): Promise<string> {
  if ((brandIcons as readonly string[]).includes(name))
    return joined(await readFile(join(iconsDir, `${name}.svg`), 'utf8'))
  // React chooses its development or production build when it is imported: NODE_ENV is set by then.
  const [{ createElement }, { renderToStaticMarkup }] = await Promise.all([import('react'), import('react-dom/server')])
  const { default: Drawing } = (await import(`lucide-react/icons/${name}`)) as { default: ComponentType }
  return joined(renderToStaticMarkup(createElement(Drawing)))
}

const joinedLines = (text: string): string => text.replaceAll(/\s*\n\s*/g, '')

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
  const outlines = await Promise.all(names.map(async (name) => [name, await outline(name, iconsDir)] as const))
  const symbols = outlines.map(([name, d]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${d}"/></symbol>`)
  const smallMark = `<symbol id="mark-small" viewBox="${smallMarkBox}"><g fill="currentColor" stroke="none">${small.drawing}</g></symbol>`
  const horizon = joinedLines(await readFile(join(options.root, 'assets/mark/horizon.svg'), 'utf8')).replaceAll(
    /<\/?svg[^>]*>/g,
    '',
  )
  const file = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${smallMark}${horizon}</svg>`
  const isFirst = (each: string) => (firstScreenIcons as readonly string[]).includes(each)
  return {
    iconsFile: await writeAsset(options.publicDir, 'icons.svg', file),
    firstScreenOutlines: Object.fromEntries(outlines.filter(([each]) => isFirst(each))),
    fullMark: { viewBox: full.box.join(' '), drawing: drawnFrom(full.drawing) },
    smallMarkBox,
  }
}

/** Makes the icons available to pages as `virtual:icons`. */
export function iconsPlugin(icons: Icons): Plugin {
  const id = '\0virtual:icons'
  return {
    name: 'site-icons',
    resolveId: (source) => (source === 'virtual:icons' ? id : undefined),
    load: (requested) =>
      requested === id
        ? Object.entries(icons)
            .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
            .join('\n')
        : undefined,
  }
}
