import { useEffect, useRef } from 'react'
import { tooltipTimings } from '../lib/timings.ts'
import styles from './Tooltips.module.css'

const gap = 8

/** Above its owner where there is room, below it otherwise, and never over the edge of the screen. */
function place(tooltip: HTMLElement, owner: Element): void {
  const { left, top, bottom, width } = owner.getBoundingClientRect()
  const box = tooltip.getBoundingClientRect()
  const middle = left + width / 2 - box.width / 2
  tooltip.style.left = `${Math.max(gap, Math.min(middle, innerWidth - box.width - gap))}px`
  tooltip.style.top = `${top - box.height - gap >= 0 ? top - box.height - gap : bottom + gap}px`
}

/**
 * One tooltip for all icon-only buttons: they carry `data-tooltip` and their name (V6). It opens after a rest of
 * the pointer, at once shortly after another one has closed, and at once on keyboard focus; Escape closes it,
 * and the pointer may move onto it. Screen readers have the name already, so it is kept from them.
 */
export function Tooltips() {
  const ref = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const tooltip = ref.current
    if (!tooltip?.showPopover) return
    const listening = new AbortController()
    const { signal } = listening
    let timer = 0
    let closedAt = -Infinity

    const isOpen = () => tooltip.matches(':popover-open')
    const close = () => {
      clearTimeout(timer)
      if (!isOpen()) return
      tooltip.hidePopover()
      closedAt = performance.now()
    }
    const open = (owner: Element) => {
      clearTimeout(timer)
      tooltip.textContent = owner.getAttribute('aria-label')
      if (!isOpen()) tooltip.showPopover()
      place(tooltip, owner)
    }
    const ownerOf = (event: Event) =>
      event.target instanceof Element ? event.target.closest('[data-tooltip]') : null

    const onPointerOver = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      const owner = ownerOf(event)
      if (owner) {
        const isSoon = isOpen() || performance.now() - closedAt < tooltipTimings.skipDelay
        clearTimeout(timer)
        timer = window.setTimeout(() => open(owner), isSoon ? 0 : tooltipTimings.delay)
      } else if (event.target instanceof Node && !tooltip.contains(event.target)) close()
    }
    const onFocus = (event: FocusEvent) => {
      const owner = ownerOf(event)
      if (owner?.matches(':focus-visible')) open(owner)
    }
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && close()

    document.addEventListener('pointerover', onPointerOver, { signal })
    document.addEventListener('focusin', onFocus, { signal })
    document.addEventListener('focusout', close, { signal })
    document.addEventListener('pointerdown', close, { signal })
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('scroll', close, { signal, passive: true })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [])

  return <div ref={ref} popover="manual" aria-hidden="true" className={styles.tooltip} />
}
