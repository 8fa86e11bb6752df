/** Words with their placeholders as boxes. What is typed stays plain text; a box can be taken out as a whole. */
import { useLayoutEffect, useRef } from 'react'
import { piecesOf } from '../chips.ts'
import { fill } from './fields-on-page.ts'

type Props = {
  text: string
  label: string
  isWrong: boolean
  about: string
  /** More than a line: there Enter saves nothing by itself. */
  isLong: boolean
  /** Whether typing begins here. */
  isFirst?: boolean
  onText: (text: string) => void
  onEnter: () => void
}

function boxOf(raw: string, chip: string): HTMLElement {
  const box = document.createElement('span')
  box.className = 'chip'
  box.contentEditable = 'false'
  box.dataset.raw = raw
  box.textContent = chip
  box.title = raw.startsWith('{{') ? fill(raw) : 'The page fills this in. Keep it.'
  return box
}

function draw(input: HTMLElement, text: string): void {
  const pieces = piecesOf(text).map((piece) => ('raw' in piece ? boxOf(piece.raw, piece.chip) : piece.text))
  // Firefox lets nobody type behind a box that is the last thing, so a space without a width follows it.
  input.replaceChildren(...pieces, ...(pieces.at(-1) instanceof HTMLElement ? ['\u200B'] : []))
}

function read(input: Node): string {
  return [...input.childNodes]
    .map((node) => {
      if (node instanceof HTMLElement) return node.dataset.raw ?? (node.tagName === 'BR' ? ' ' : ` ${read(node)}`)
      return node.textContent
    })
    .join('')
    .replaceAll('\u200B', '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()
}

/** The next Enter saves. */
const toSave = (input: HTMLElement) =>
  input.closest('dialog')?.querySelector<HTMLElement>('[data-save]:not(:disabled)')?.focus()

export function WordsInput({ text, label, isWrong, about, isLong, isFirst = true, onText, onEnter }: Props) {
  const own = useRef<HTMLDivElement>(null)
  // The text is drawn once; afterwards the browser owns what is being typed.
  const first = useRef(text)
  const begins = useRef(isFirst)
  useLayoutEffect(() => {
    const input = own.current
    if (!input) return
    draw(input, first.current)
    if (!begins.current) return
    input.focus()
    // Safari does not tell what is selected here, so there is nothing to collapse.
    getSelection()?.collapse(input, input.childNodes.length)
  }, [])
  return (
    <div
      ref={own}
      className="write"
      role="textbox"
      tabIndex={0}
      aria-label={label}
      aria-invalid={isWrong}
      aria-describedby={about}
      aria-multiline={isLong}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      spellCheck
      lang="en-GB"
      onInput={({ currentTarget }) => onText(read(currentTarget))}
      onBlur={({ currentTarget }) => {
        const now = read(currentTarget)
        // A placeholder that was typed becomes a box.
        if (piecesOf(now).filter((piece) => 'raw' in piece).length !== currentTarget.querySelectorAll('.chip').length)
          draw(currentTarget, now)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
        event.preventDefault()
        if (isLong && !event.ctrlKey && !event.metaKey) toSave(event.currentTarget)
        else onEnter()
      }}
    />
  )
}
