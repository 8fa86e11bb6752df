/**
 * The mark of the resort: `assets/mark/mark.svg` in one colour, and `mark-small.svg`, with fewer lines, below 24
 * pixels.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { HTMLElement, parse } from 'node-html-parser'
import { ProblemsFound } from '../content/problem.ts'

export type Mark = {
  /** The four numbers of its viewBox. */
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

const namedForReact = (attributes: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name.replaceAll(/[:-](\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )

/** @throws ProblemsFound where the file cannot be used everywhere, in a sentence */
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

export async function readMark(root: string, size: 'full' | 'small'): Promise<Mark> {
  const file = size === 'full' ? 'assets/mark/mark.svg' : 'assets/mark/mark-small.svg'
  return markOf(await readFile(join(root, file), 'utf8'), file)
}
