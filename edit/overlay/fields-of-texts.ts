/**
 * Which texts of the page show which fields. Markers are taken off before anything is painted, and the fields of each
 * text are remembered.
 */
import { takeOff } from '../field-markers.ts'
import { currentState } from '../editor.ts'

/** Numbers of fields by the text, or by the element whose attributes hold them; of a text also what it says. */
const known = new WeakMap<Node, { numbers: number[]; text?: string }>()

/** Texts that the site itself has written since they were previewed. */
export const rewritten = new WeakSet<Text>()

function clean(node: Node): void {
  if (node instanceof Text) {
    rewritten.add(node)
    const { text, numbers } = takeOff(node.data)
    // It has moved on the page, and has lost its markers before.
    if (numbers.length === 0 && known.get(node)?.text === text) return
    known.set(node, { numbers, text })
    if (numbers.length > 0) node.data = text
    return
  }
  if (!(node instanceof Element)) return
  const found = [...node.attributes].flatMap((attribute) => {
    const { text, numbers } = takeOff(attribute.value)
    if (numbers.length > 0) attribute.value = text
    return numbers
  })
  if (found.length > 0) known.set(node, { numbers: [...new Set([...(known.get(node)?.numbers ?? []), ...found])] })
}

export function* within(root: Node): Generator<Node> {
  yield root
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node
}

export const textsIn = (root: Node): Text[] => [...within(root)].filter((node) => node instanceof Text)

/** Called when texts of the page have changed. */
export const watchers = new Set<() => void>()

const observer = new MutationObserver((records) => {
  const changed = records.flatMap(({ type, target, addedNodes }) =>
    type === 'childList' ? [...addedNodes].flatMap((each) => [...within(each)]) : [target],
  )
  changed.forEach(clean)
  observer.takeRecords() // our own changes
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
