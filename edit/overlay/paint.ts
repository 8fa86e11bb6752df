/** Pencil marks on the words, by CSS Custom Highlight: nothing of the page moves. */
import { currentlyKnown, onRefresh, openAt } from './known.ts'
import { pathsAt, rangeOf, textsIn, watchPage, type Place } from './page.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(`
  ::highlight(edit-open) { text-decoration: 2px underline wavy light-dark(#0b3b8c, #a8c7ff) }
  ::highlight(edit-changed) { text-decoration: 2px underline solid light-dark(#0b3b8c, #a8c7ff) }
  ::highlight(edit-here) { background-color: #d6e4ff; color: #0f1a30 }
  [data-edit-here] { outline: 3px solid #0b3b8c; outline-offset: -3px; box-shadow: inset 0 0 0 5px #fff }
  :root[data-edit] body { padding-block-end: calc(3.75rem + 2px + env(safe-area-inset-bottom)) }
  :root[data-edit] { --bar: calc(3.75rem + 2px + env(safe-area-inset-bottom)) }
`)
document.adoptedStyleSheets.push(sheet)

let isOn = true
let frame = 0

export function paint(on: boolean): void {
  isOn = on
  document.documentElement.toggleAttribute('data-edit', true)
  cancelAnimationFrame(frame)
  frame = requestAnimationFrame(() => {
    const open = new Highlight()
    const done = new Highlight()
    const { open: facts, differences } = currentlyKnown()
    const changed = new Set(differences.map(({ path }) => path))
    for (const text of isOn ? textsIn(document.body) : []) {
      for (const path of pathsAt(text)) {
        if (facts.length > 0 && openAt(path).length > 0) open.add(rangeOf(text))
        if (changed.has(path)) done.add(rangeOf(text))
      }
    }
    CSS.highlights.set('edit-open', open)
    CSS.highlights.set('edit-changed', done)
  })
}

/** Shows what a press would open. */
export function paintHere(place: Place | undefined): void {
  document.querySelector('[data-edit-here]')?.removeAttribute('data-edit-here')
  CSS.highlights.set('edit-here', new Highlight(...(place && 'text' in place ? [rangeOf(place.text)] : [])))
  if (place && 'image' in place) place.image.setAttribute('data-edit-here', '')
  document.documentElement.style.cursor = place ? 'pointer' : ''
}

onRefresh(() => paint(isOn))
watchPage(() => paint(isOn))
