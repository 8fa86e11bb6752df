import { useEffect, useRef } from 'react'
import styles from './Tooltips.module.css'

const gap = 8

/** Milliseconds (V6): how long the pointer rests before one opens; how soon after closing one the next opens at once. */
const delay = 700
const skipDelay = 300

/** Places it above its owner where there is room, otherwise below, and always within the screen. */
function place(tooltip: HTMLElement, owner: Element): void {
  const { left, top, bottom, width } = owner.getBoundingClientRect()
  const box = tooltip.getBoundingClientRect()
  const middle = left + width / 2 - box.width / 2
  const edge = Math.max(gap, Math.min(middle, innerWidth - box.width - gap))
  const isAbove = top - box.height - gap >= 0
  tooltip.style.left = `${edge}px`
  tooltip.style.top = `${isAbove ? top - box.height - gap : bottom + gap}px`
}

function isNear(element: Element, { clientX, clientY }: PointerEvent): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return clientX > left - gap && clientX < right + gap && clientY > top - gap && clientY < bottom + gap
}

/**
 * One tooltip for all icon-only buttons, which have `data-tooltip` and an accessible name (V6). It opens after the
 * pointer has rested, at once if another has just closed, and at once on keyboard focus. Escape closes it; the pointer
 * may move onto it. It is hidden from screen readers, which have the name already.
 */
export default function Tooltips() {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const tooltip = ref.current
    if (!tooltip?.showPopover) return
    const listening = new AbortController()
    const { signal } = listening
    let timer = 0
    let closedAt = -Infinity
    let shownFor: Element | null = null

    const isOpen = () => tooltip.matches(':popover-open')
    const close = () => {
      clearTimeout(timer)
      if (!isOpen()) return
      tooltip.hidePopover()
      closedAt = performance.now()
    }
    const open = (owner: Element) => {
      clearTimeout(timer)
      shownFor = owner
      tooltip.textContent = owner.getAttribute('aria-label')
      if (!isOpen()) tooltip.showPopover()
      place(tooltip, owner)
    }
    const ownerOf = (event: Event) => (event.target instanceof Element ? event.target.closest('[data-tooltip]') : null)

    const onPointerOver = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      const owner = ownerOf(event)
      if (owner) {
        const isSoon = isOpen() || performance.now() - closedAt < skipDelay
        clearTimeout(timer)
        timer = window.setTimeout(() => open(owner), isSoon ? 0 : delay)
      } else clearTimeout(timer)
    }
    // By position, because a dialog keeps pointer events from the tooltip.
    const onPointerMove = (event: PointerEvent) => {
      if (isOpen() && shownFor && !isNear(shownFor, event) && !isNear(tooltip, event)) close()
    }
    const onFocus = (event: FocusEvent) => {
      const owner = ownerOf(event)
      if (owner?.matches(':focus-visible')) open(owner)
    }
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()

    // The pointer or the focus may be on a button already when this code arrives.
    const focused = document.querySelector('[data-tooltip]:focus-visible')
    const hovered = document.querySelector('[data-tooltip]:hover')
    if (focused) open(focused)
    else if (hovered) timer = window.setTimeout(() => open(hovered), delay)

    document.addEventListener('pointerover', onPointerOver, { signal })
    document.addEventListener('pointermove', onPointerMove, { signal, passive: true })
    document.addEventListener('focusin', onFocus, { signal })
    document.addEventListener('focusout', close, { signal })
    document.addEventListener('pointerdown', close, { signal })
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('scroll', close, { signal, passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [])

  return <div ref={ref} popover="manual" aria-hidden="true" className={styles.tooltip} />
}
