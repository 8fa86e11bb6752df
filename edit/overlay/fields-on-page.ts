/** Finds the fields that a text or a picture of the page shows, and what was clicked. */
import { plainText } from '../../lib/text.ts'
import { fillPlaceholders } from '../../tools/content/placeholders.ts'
import { valueInWords } from '../step-in-words.ts'
import { fieldsReferredTo } from '../chips.ts'
import type { Value } from '../yaml-text.ts'
import { isAmong, isSame, liesIn, parentOf } from '../field-path.ts'
import type { Field } from '../owner-fields.ts'
import { formattedPattern, isDay } from '../formatted-values.ts'
import { keyOf } from '../picture-key.ts'
import { currentState } from '../editor.ts'
import { fieldAt } from './editor-state.ts'
import { pathsAt, textsIn, within } from './fields-of-texts.ts'

/** All texts of what is shown of a field, where marks have split it: its marker stayed with the last of them. */
export function partsAt(text: Text, path: string): Text[] {
  const whole = fill(unmarked(fieldAt(path)?.value))
    .replaceAll(/\s+/g, ' ')
    .trim()
  const said = (node: Node) => (node.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
  if (whole === '' || said(text).length >= whole.length) return [text]
  let at = text.parentElement
  while (at && said(at).length < whole.length) at = at.parentElement
  return at && said(at) === whole ? textsIn(at) : [text]
}

/** The list entry or group of a field; a price of a season stands with its room or house. */
function surroundings({ path, entries }: Field): string {
  const around = entries[0]?.path ?? parentOf(path)
  const stay = fieldAt(`${around}.stay`)?.value
  return typeof stay === 'string' ? `accommodations.yaml#stays.${stay}` : around
}

/** All that is marked in a part of the page, while it is looked through. */
const pathsIn = new Map<Node, string[]>()

/** The fields that are marked in a text, then around it, nearest first; of a cell, in the head of its column too. */
function pathsAround(text: Text): string[][] {
  // Texts have most of what is around them in common.
  if (pathsIn.size === 0) queueMicrotask(() => pathsIn.clear())
  const all = (root: Node) => {
    const paths = pathsIn.get(root) ?? [...within(root)].flatMap(pathsAt)
    pathsIn.set(root, paths)
    return paths
  }
  const found = [pathsAt(text)]
  for (let at = text.parentElement; at && at !== document.body; at = at.parentElement) {
    found.push(all(at))
    const head = at instanceof HTMLTableCellElement ? at.closest('table')?.rows[0]?.cells[at.cellIndex] : undefined
    if (head && head !== at) found.push(all(head))
  }
  return found
}

function distance(around: readonly string[][], outer: string): number {
  const steps = around.findIndex((paths) => paths.some((path) => liesIn(path, outer)))
  return steps === -1 ? Infinity : steps
}

export const holdsForm = (text: string, form: string): boolean =>
  form !== '' && text.includes(form) && formattedPattern(form).test(text)

const isMost = ({ path }: Field) => path.endsWith('.max')

/** Fields without a marker whose formatted value is in a text: nearest first. */
function byForm(text: Text): Field[] {
  const matching = currentState().fields.filter(({ formatted = [] }) =>
    formatted.some((form) => holdsForm(text.data, form)),
  )
  if (matching.length === 0) return []
  const around = pathsAround(text)
  const found = matching
    .map((field) => ({ field, outer: surroundings(field) }))
    .map((each) => ({ ...each, near: distance(around, each.outer) }))
    .filter(({ field, outer, near }) => {
      if (isAmong(around, outer)) return true
      return typeof field.value === 'string' && field.value.length > 4 && (!isDay(field) || near === Infinity)
    })
    // "Up to 2 guests", where the fewest are 2 as well.
    .toSorted((a, b) => a.near - b.near || Number(isMost(b.field)) - Number(isMost(a.field)))
  return found.filter(({ near }) => near === found[0]?.near).map(({ field }) => field)
}

/** A text without the marks of docs/owner.md; nothing for other values. */
const unmarked = (value: unknown) => (typeof value === 'string' ? plainText(value) : '')

/** The fields behind a text, the one that is meant first. */
export function fieldsBehind(text: Text): Field[] {
  const words = pathsAt(text).flatMap((path) => fieldAt(path) ?? [])
  const named = words.flatMap(({ value }) => fieldsReferredTo(unmarked(value))).flatMap((path) => fieldAt(path) ?? [])
  // Where the page put a number into words, the number is meant; in a sentence, the sentence.
  const isPutTogether = words.every(({ value }) => {
    const written = unmarked(value)
    return /(?<!\{)\{\w/.test(written) || (!written.includes('{{') && written !== text.data.trim())
  })
  const numbers = isPutTogether && /\d|@/.test(text.data) ? byForm(text) : []
  return unique([...numbers, ...words, ...named])
}

/**
 * What the page lists beside a text that is no entry of that list itself, such as the beds of a room above its
 * amenities: whether this entry has what the text says, and room for one more. Or lists of its entry without any.
 */
export function listBeside(text: Text, { path, entries }: Field): Field[] {
  const { fields } = currentState()
  const listed = [...(text.parentElement?.closest('ul, ol')?.children ?? [])].flatMap(textsIn).flatMap(fieldsBehind)
  const listOf = ([entry]: Field['entries']) => (entry ? `${parentOf(entry.path)}.+` : '')
  const near = listed.map((each) => each.entries).find((each) => fieldAt(listOf(each)))
  if (!near) return fields.filter((each) => each.kind === 'list' && entries.length > 0 && isSame(each.entries, entries))
  if (listOf(near) === listOf(entries)) return []
  const key = path.slice(path.lastIndexOf('.'))
  const cell = fields.find(
    (each) =>
      each.kind === 'cell' && each.entries[0]?.path === near[1]?.path && each.path.endsWith(key) && each.path !== path,
  )
  return [...(cell ? [cell] : []), ...[fieldAt(listOf(near))].flatMap((each) => each ?? [])]
}

/** How many texts of this page show a field, also by its placeholder. */
export const timesShown = ({ path, formatted = [] }: Field): number =>
  textsIn(document.body).filter((text) => {
    if (!text.parentElement?.checkVisibility()) return false
    const refers = (at: string) => at === path || fieldsReferredTo(unmarked(fieldAt(at)?.value)).includes(path)
    if (pathsAt(text).some(refers)) return true
    const holds = formatted.some((form) => holdsForm(text.data, form))
    return holds && fieldsBehind(text).some((field) => field.path === path)
  }).length

const unique = (fields: Field[]) => [...new Map(fields.map((field) => [field.path, field])).values()]

/** Where a text was split, the marker stayed with its last part, some elements away. */
export function fieldsNear(text: Text): Field[] {
  const own = fieldsBehind(text)
  if (own.length > 0) return own
  const words = text.data.trim()
  if (words.length < 2) return []
  const filled = (value: unknown) => fill(unmarked(value))
  let at = text.parentElement
  for (let steps = 0; at && steps < 5; at = at.parentElement, steps += 1) {
    const found = textsIn(at)
      .flatMap(fieldsBehind)
      .filter(({ value }) => filled(value).includes(words))
    if (found.length > 0) return unique(found)
  }
  // Headings and the like that the page composed: any field with exactly this value.
  const facts = currentState().fields.filter(({ value }) => typeof value === 'string' && filled(value) === words)
  if (facts.length < 2) return facts
  const around = pathsAround(text)
  const near = (field: Field) => distance(around, surroundings(field))
  return unique(facts.toSorted((a, b) => near(a) - near(b)).slice(0, 1))
}

/** A text as guests read it, with its placeholders filled in as far as they are known. */
export const fill = (text: string): string => plainText(fillPlaceholders(text, currentState().facts).text)

/** Any value on a line, with its placeholders filled in. */
export const formatValue = (value: Value | null | undefined): string => valueInWords(value, fill)

/** Key of a picture of the catalogue, from its address. */
export const pictureKey = (image: HTMLImageElement): string | undefined =>
  /\/pictures\/([a-z0-9-]+)\./.exec(image.currentSrc || image.src)?.[1]

/** The picture that a field chooses, or describes; '' for any other field. */
export const keyOfPicture = ({ kind, path, value }: Field): string =>
  /^pictures\.yaml#(.+)$/.exec(path)?.[1] ?? (kind === 'picture' ? keyOf(value) : '')

/** Every picture of the page that shows this entry of the catalogue. */
export const imagesOf = (key: string) =>
  [...document.images].filter((each) => pictureKey(each) === key && each.checkVisibility())

/** The field that chose the picture for this place. */
export function choiceOf(image: HTMLImageElement, key: string): Field | undefined {
  const paths = [image, image.closest('picture')].flatMap((each) => (each ? pathsAt(each) : []))
  const fields = paths.flatMap((path) => fieldAt(path) ?? []).filter(({ kind }) => kind === 'picture')
  return fields.find(({ value }) => keyOf(value) === key) ?? fields[0]
}

/** What is changed by a click there. */
export type Target = { fields: Field[]; text: Text } | { image: HTMLImageElement }

export function rangeOf(text: Text): Range {
  const range = document.createRange()
  range.selectNodeContents(text)
  return range
}

/** A click this many pixels beside words still means them. */
const slack = 16

export const holds = (rect: DOMRect, x: number, y: number, aside = 0): boolean =>
  x >= rect.left - aside && x <= rect.right + aside && y >= rect.top - aside && y <= rect.bottom + aside

const letsThrough = (element: Element) => getComputedStyle(element).pointerEvents === 'none'

/** What can be changed at a point of the screen. */
export function targetAt(x: number, y: number): Target | undefined {
  const elements = document.elementsFromPoint(x, y)
  const drawing = elements.find((each) => each instanceof SVGSVGElement)
  // Words of a drawing or on a picture let the pointer through, and so does what opens by itself on a wide screen.
  const through = elements.flatMap((each) => [...each.children].filter(letsThrough))
  const candidates = [
    ...elements.flatMap((each) => [...each.childNodes]),
    ...[...through, ...(drawing ? [drawing] : [])].flatMap(textsIn),
  ]
  for (const aside of [0, slack]) {
    for (const text of candidates) {
      if (!(text instanceof Text) || ![...rangeOf(text).getClientRects()].some((rect) => holds(rect, x, y, aside)))
        continue
      const fields = fieldsNear(text)
      if (fields.length > 0) return { fields, text }
    }
  }
  const image = elements.find((each) => each instanceof HTMLImageElement)
  return image && pictureKey(image) ? { image } : undefined
}
