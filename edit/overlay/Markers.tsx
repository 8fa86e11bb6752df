/**
 * Marks beside the words: a bar at what has changed, a ring at an open question, trim marks at pictures. They overlay
 * the page and move nothing of it. The lists of the bar say the same, so they are hidden from screen readers.
 */
import { useEffect, useState, useSyncExternalStore } from 'react'
import { rangeOf } from './page.ts'
import { currentlyMarked, isLight, onMarked, type Marked } from './paint.ts'

type Box = { left: number; top: number; width: number; height: number }
type Marker = Box & { key: string; kind: 'bar-at' | 'ring' | 'trim'; light: boolean; path?: string; number?: number }

/** Left of the words by this many pixels, and outside a picture. */
const aside = 14
const outside = 12

/** The visible box of something, in pixels from the corner of the page; undefined where it is hidden. */
function boxOf(rect: DOMRect, element: Element): Box | undefined {
  let { left, top, right, bottom } = rect
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const { overflowX } = getComputedStyle(at)
    if (overflowX === 'visible') continue
    const own = at.getBoundingClientRect()
    left = Math.max(left, own.left)
    right = Math.min(right, own.right)
    top = Math.max(top, own.top)
    bottom = Math.min(bottom, own.bottom)
  }
  if (right - left < 2 || bottom - top < 2) return undefined
  return { left: left + scrollX, top: top + scrollY, width: right - left, height: bottom - top }
}

const blockOf = (text: Text): Element => {
  let at = text.parentElement ?? document.body
  while (at.parentElement && getComputedStyle(at).display.startsWith('inline')) at = at.parentElement
  return at
}

function signsOf({ changed, questions, pictures }: Marked): Marker[] {
  const signs: Marker[] = []
  const most = document.documentElement.clientWidth
  const blocks = new Set<Element>()
  for (const node of changed) {
    const block = node instanceof Text ? blockOf(node) : node
    if (blocks.has(block) || !block.checkVisibility({ visibilityProperty: true })) continue
    blocks.add(block)
    const box = boxOf(
      node instanceof Text ? rangeOf(node).getBoundingClientRect() : node.getBoundingClientRect(),
      block,
    )
    if (box)
      signs.push({
        ...box,
        left: Math.max(2, box.left - aside),
        width: 4,
        kind: 'bar-at',
        key: `bar ${signs.length}`,
        light: isLight(block),
      })
  }
  for (const { text, question, number } of questions) {
    const element = text.parentElement
    const rect = [...rangeOf(text).getClientRects()].at(-1)
    if (!element?.checkVisibility({ visibilityProperty: true }) || !rect) continue
    const box = boxOf(rect, element)
    // Behind the last word; at the edge of a telephone, over it.
    if (box)
      signs.push({
        left: Math.min(box.left + box.width + 9, most - 30),
        top: box.top + box.height / 2 - 12,
        width: 24,
        height: 24,
        kind: 'ring',
        key: question.path,
        path: question.path,
        number,
        light: isLight(element),
      })
  }
  for (const [index, image] of pictures.entries()) {
    if (!image.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const box = boxOf(image.getBoundingClientRect(), image)
    if (!box || box.width < 60 || box.height < 40) continue
    const [left, right] = [Math.max(0, box.left - outside), Math.min(most, box.left + box.width + outside)]
    const top = Math.max(0, box.top - outside)
    signs.push({
      left,
      top,
      width: right - left,
      height: box.top + box.height + outside - top,
      kind: 'trim',
      key: `trim ${index}`,
      light: isLight(image.closest('[data-ink]')),
    })
  }
  return signs
}

export function Markers({ onField }: { onField: (path: string) => void }) {
  const marked = useSyncExternalStore(onMarked, currentlyMarked)
  const [signs, setSigns] = useState<Marker[]>([])

  useEffect(() => {
    let frame = 0
    let last = ''
    const measure = () => {
      frame = 0
      const now = signsOf(marked)
      const written = JSON.stringify(now)
      if (written !== last) setSigns(now)
      last = written
    }
    const soon = () => {
      frame ||= requestAnimationFrame(measure)
    }
    soon()
    const sizes = new ResizeObserver(soon)
    sizes.observe(document.body)
    for (const image of marked.pictures) sizes.observe(image)
    // What is pinned to the window, and what scrolls by itself, moves over the page.
    const events = ['scroll', 'resize', 'transitionend', 'toggle', 'load'] as const
    for (const name of events) addEventListener(name, soon, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      for (const name of events) removeEventListener(name, soon, { capture: true })
    }
  }, [marked])

  return (
    <div className="pencilled" aria-hidden="true">
      {signs.map(({ key, kind, light, path, number, ...box }) => {
        const own = { className: light ? `${kind} light` : kind, style: box }
        if (path === undefined) return <i key={key} {...own} />
        return (
          <button key={key} type="button" tabIndex={-1} {...own} onClick={() => onField(path)}>
            {number}
          </button>
        )
      })}
    </div>
  )
}
