/**
 * Which texts of the page show which fields. Markers are taken off before anything is painted, and the fields of each
 * text are remembered.
 */
import { takeOff } from '../field-markers.ts'
import { currentState, refresh } from './editor-state.ts'

/** Numbers of fields by the text, or by the element whose attributes hold them; of a text also what it says. */
const known = new WeakMap<Node, { numbers: number[]; text?: string }>()

/** Texts that show what was saved before the site itself does, with what the site last wrote there. */
const early = new Map<Text, string>()

/** A text that was previewed is saved now. */
export const keepEarly = (text: Text, own: string): void => void early.set(text, own)

/** After an undo: the site may never have shown what was saved, and would not correct such a text. */
export function dropEarly(): void {
  quietly(() => {
    for (const [text, own] of early) text.data = own
  })
  early.clear()
}

/** @returns the numbers of its fields */
function clean(node: Node): number[] {
  if (node instanceof Text) {
    const { text, numbers } = takeOff(node.data)
    // It has moved on the page, and has lost its markers before.
    if (numbers.length === 0 && known.get(node)?.text === text) return []
    known.set(node, { numbers, text })
    if (numbers.length > 0) {
      node.data = text
      early.delete(node)
    }
    return numbers
  }
  if (!(node instanceof Element)) return []
  const found = [...node.attributes].flatMap((attribute) => {
    const { text, numbers } = takeOff(attribute.value)
    if (numbers.length > 0) attribute.value = text
    return numbers
  })
  if (found.length > 0) known.set(node, { numbers: [...new Set([...(known.get(node)?.numbers ?? []), ...found])] })
  return found
}

export function* within(root: Node): Generator<Node> {
  yield root
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node
}

export const textsIn = (root: Node): Text[] => [...within(root)].filter((node) => node instanceof Text)

const watchers = new Set<() => void>()

/** Calls when texts of the page have changed. */
export function watchPage(call: () => void): void {
  watchers.add(call)
}

const observer = new MutationObserver((records) => {
  const changed = records.flatMap(({ type, target, addedNodes }) =>
    type === 'childList' ? [...addedNodes].flatMap((each) => [...within(each)]) : [target],
  )
  const numbers = changed.flatMap(clean)
  observer.takeRecords() // our own changes
  // Fields that the state does not know yet.
  if (numbers.some((number) => number >= currentState().markers.length)) void refresh()
  for (const call of watchers) call()
})

/** Takes the markers off what there is, and off all that comes. */
export function takeOffMarkers(): void {
  for (const each of within(document)) clean(each)
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

/** Changes the page without taking the change for one of the site. */
export function quietly(change: () => void): void {
  change()
  observer.takeRecords()
}

export const pathsAt = (node: Node): string[] =>
  (known.get(node)?.numbers ?? []).map((number) => currentState().markers[number] ?? '')

/** The texts of the page that show a field, by its marker. */
export const textsOf = (path: string): Text[] => textsIn(document.body).filter((text) => pathsAt(text).includes(path))
