/** Words with their placeholders as boxes. What is typed stays plain text; a box can be taken out as a whole. */
import { useLayoutEffect, useRef } from 'react'
import { piecesOf } from '../placeholders.ts'
import { fill } from './page.ts'

type Props = {
  text: string
  label: string
  isWrong: boolean
  about: string
  onText: (text: string) => void
  onEnter: () => void
}

function boxOf(raw: string, chip: string): HTMLElement {
  const box = document.createElement('span')
  box.className = 'chip'
  box.contentEditable = 'false'
  box.dataset.raw = raw
  box.textContent = chip
  box.title = raw.startsWith('{{') ? fill(raw) : 'Filled in by the page: keep it.'
  return box
}

function draw(input: HTMLElement, text: string): void {
  input.replaceChildren(...piecesOf(text).map((piece) => ('raw' in piece ? boxOf(piece.raw, piece.chip) : piece.text)))
}

function read(input: Node): string {
  return [...input.childNodes]
    .map((node) => {
      if (node instanceof HTMLElement) return node.dataset.raw ?? (node.tagName === 'BR' ? ' ' : ` ${read(node)}`)
      return node.textContent
    })
    .join('')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()
}

export function WordsInput({ text, label, isWrong, about, onText, onEnter }: Props) {
  const own = useRef<HTMLDivElement>(null)
  // The text is drawn once; afterwards the browser owns what is being typed.
  const first = useRef(text)
  useLayoutEffect(() => {
    const input = own.current
    if (!input) return
    draw(input, first.current)
    input.focus()
    getSelection()?.selectAllChildren(input)
    getSelection()?.collapseToEnd()
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
        onEnter()
      }}
    />
  )
}
