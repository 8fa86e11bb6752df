/** Marks on the words, by CSS Custom Highlight: nothing of the page moves. */
import type { ChangedValue } from '../step-in-words.ts'
import { isSame, isUnder, parentOf } from '../field-path.ts'
import { currentState, onChange } from '../editor.ts'
import { fieldAt, openAt } from './editor-state.ts'
import { pathsAt, textsIn, watchers } from './fields-of-texts.ts'
import { fieldsBehind, partsAt, rangeOf, type Target } from './fields-on-page.ts'

const sheet = new CSSStyleSheet()
// Marks are blue, and as dark or as light as the words, which may be on a dark band by day.
sheet.replaceSync(`
  ::highlight(edit-open), ::highlight(edit-changed) {
    text-decoration: 2px underline wavy oklch(from currentColor clamp(.37, (l - .6) * 100, .9) .12 260);
    text-underline-offset: .24em; text-decoration-skip-ink: none }
  ::highlight(edit-changed) { text-decoration-style: solid }
  ::highlight(edit-here) { background-color: #d6e4ff; color: #0f1a30 }
  [data-edit-here] { outline: 3px solid #0b3b8c; outline-offset: -3px; box-shadow: inset 0 0 0 5px #fff }
  :root[data-edit] body { padding-block-end: calc(3.75rem + 2px + env(safe-area-inset-bottom)) }
  :root[data-edit] { --bar: calc(3.75rem + 2px + env(safe-area-inset-bottom)) }
  @media (forced-colors: active) {
    ::highlight(edit-open), ::highlight(edit-changed) { text-decoration-color: LinkText }
    ::highlight(edit-here) { background-color: Highlight; color: HighlightText }
  }
`)
document.adoptedStyleSheets.push(sheet)

let isOn = true
let frame = 0

/** Fields of numbers and the like, which carry no marker: found by their formatted values, once for each text. */
const behind = new WeakMap<Text, { data: string; fields: unknown; paths: string[] }>()

function unmarkedAt(text: Text): string[] {
  const { fields } = currentState()
  const known = behind.get(text)
  if (known?.data === text.data && known.fields === fields) return known.paths
  const [first] = fieldsBehind(text)
  const paths = first?.formatted ? [first.path] : []
  behind.set(text, { data: text.data, fields, paths })
  return paths
}

function mark(): void {
  const [open, done] = [new Highlight(), new Highlight()]
  if (isOn) {
    const { open: facts, done: steps, fields } = currentState()
    // An entry that was moved since has another path.
    const isStill = ({ path, now }: ChangedValue) => isSame(fieldAt(path)?.value ?? null, now)
    const changed = steps.flatMap(({ values = [] }) => values.filter(isStill).map(({ path }) => path))
    // A missing answer has no words on the page: the question is marked instead.
    const doubtful = facts.map(({ path, isQuestion }) => (isQuestion ? parentOf(path) : path))
    // Numbers are looked for only where one of them is open or changed.
    const formatted = fields.flatMap((field) =>
      field.formatted && (changed.some((each) => isUnder(field.path, each)) || openAt(field.path).length > 0)
        ? field.formatted
        : [],
    )
    for (const text of textsIn(document.body)) {
      const own = pathsAt(text)
      const paths =
        own.length === 0 || formatted.some((each) => text.data.includes(each))
          ? [...own, ...(/\d|@/.test(text.data) ? unmarkedAt(text) : [])]
          : own
      if (paths.length === 0) continue
      const isOpen = paths.some((path) => doubtful.some((each) => isUnder(path, each)))
      const isDone = paths.some((path) => changed.some((each) => isUnder(path, each)))
      if (!isOpen && !isDone) continue
      for (const part of new Set([...own.flatMap((path) => partsAt(text, path)), text])) {
        if (isOpen) open.add(rangeOf(part))
        if (isDone) done.add(rangeOf(part))
      }
    }
  }
  CSS.highlights.set('edit-open', open)
  CSS.highlights.set('edit-changed', done)
}

export function paint(on: boolean): void {
  isOn = on
  document.documentElement.toggleAttribute('data-edit', true)
  cancelAnimationFrame(frame)
  // After the page and what the editor says are drawn: all texts are looked through.
  frame = requestAnimationFrame(() => setTimeout(mark))
}

/** Shows what a click would open. */
export function paintHere(place: Target | undefined): void {
  document.querySelector('[data-edit-here]')?.removeAttribute('data-edit-here')
  CSS.highlights.set('edit-here', new Highlight(...(place && 'text' in place ? [rangeOf(place.text)] : [])))
  if (place && 'image' in place) place.image.setAttribute('data-edit-here', '')
  document.documentElement.style.cursor = place ? 'pointer' : ''
}

onChange(() => paint(isOn))
watchers.add(() => paint(isOn))
