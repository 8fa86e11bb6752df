/** Icons, drawn while building: those of the first screen as symbols in every page, all others in one file. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { icons as lucide } from '@iconify-json/lucide'
import { HTMLElement, parse } from 'node-html-parser'
import { brandIcons, firstScreenIcons } from '../../lib/icon-names.ts'
import { writeAsset } from '../files.ts'
import { ProblemsFound } from '../content/problem.ts'
import { iconsIn } from '../content/walk.ts'

type Mark = {
  box: [x: number, y: number, width: number, height: number]
  /** What is inside the `<svg>`; it has no colour of its own. */
  drawing: string
}

/** An element of a drawing, with attributes as React names them. */
export type Drawn = { tag: string; attributes: Record<string, string>; children: Drawn[] }

/** A drawing as elements: the policy of the site lets no script set markup. */
export function drawnFrom(drawing: string): Drawn[] {
  const childrenOf = (parent: HTMLElement): Drawn[] =>
    parent.childNodes.flatMap((child) =>
      child instanceof HTMLElement
        ? [{ tag: child.rawTagName, attributes: namedForReact(child.attributes), children: childrenOf(child) }]
        : [],
    )
  return childrenOf(parse(drawing))
}

const inCamelCase = (name: string) => name.replaceAll(/[:-](\w)/g, (_, letter: string) => letter.toUpperCase())
const namedForReact = (attributes: Record<string, string>) =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [inCamelCase(name), value]))

/** `assets/mark/mark.svg` in one colour; `mark-small.svg`, of fewer lines, below 24 pixels. @throws ProblemsFound */
export function markOf(svg: string, file: string): Mark {
  const refuse = (says: string) => new ProblemsFound([{ says, at: { file, path: [] } }])
  const [, attributes = '', drawing = ''] = /<svg\b([^>]*)>(.*)<\/svg>\s*$/s.exec(svg) ?? []
  if (drawing.trim() === '') throw refuse('must be a drawing in SVG.')
  const [x, y, width, height] =
    /\bviewBox="([^"]*)"/
      .exec(attributes)?.[1]
      ?.split(/[\s,]+/)
      .map(Number) ?? []
  if (x === undefined || y === undefined || !(Number(width) > 0 && Number(height) > 0)) {
    throw refuse('must have a viewBox with four numbers: where the drawing begins, its width and its height.')
  }
  const [unfit] = /<(?:style|script|image|text|foreignObject)\b|\bstyle=/.exec(drawing) ?? []
  if (unfit)
    throw refuse(`must consist of outlines; it holds \`${unfit}\`. Export it as a plain SVG, with text as outlines.`)
  return { box: [x, y, width!, height!], drawing: drawing.replaceAll(/>\s+</g, '><').trim() }
}

async function readMark(root: string, file: string): Promise<Mark> {
  return markOf(await readFile(join(root, file), 'utf8'), file)
}

const inside = (svg: string): string => svg.replaceAll(/\s*\n\s*|<\/?svg[^>]*>/g, '')

/** What a style sheet says of all icons. */
const usual = / (?:fill="none"|stroke="currentColor"|stroke-(?:linecap|linejoin)="round"|stroke-width="2")/g

async function markupOf(name: string, iconsDir: string): Promise<string> {
  if ((brandIcons as readonly string[]).includes(name))
    return inside(await readFile(join(iconsDir, `${name}.svg`), 'utf8'))
  const { icons, aliases } = lucide
  return (icons[name] ?? icons[aliases?.[name]?.parent ?? ''])!.body.replaceAll(usual, '').replaceAll(/<\/?g>/g, '')
}

export async function prepareIcons(content: unknown, options: { root: string; publicDir: string }) {
  const iconsDir = join(options.root, 'assets/icons')
  const full = await readMark(options.root, 'assets/mark/mark.svg')
  const small = await readMark(options.root, 'assets/mark/mark-small.svg')
  const smallMarkBox = small.box.join(' ')
  const names = iconsIn(content)
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
