/** What moves on a page while it loads. All but `moved` run in the page, where they are sent as text. */

type Shift = PerformanceEntry & { value: number; sources: { node?: Node | null }[] }
type Shifts = { sum: number; lines: string[] }

declare global {
  interface Window {
    shifts: Shifts
  }
}

/** Collects Chromium's layout shifts from the first frame on. */
export function collectShifts(): void {
  window.shifts = { sum: 0, lines: [] }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const what = sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return `${element?.localName}.${element?.className} “${element?.textContent?.trim().slice(0, 30)}”`
      })
      window.shifts.sum += value
      window.shifts.lines.push(`${value.toFixed(5)} at ${Math.round(scrollY)}: ${what.join(', ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export const shiftsSoFar = (): Shifts => window.shifts

/** Where a block begins and ends, in pixels of the page. */
type Box = { name: string; top: number; bottom: number }

/** All blocks of the page in their order; words within a line may move by a letter's width. */
export function boxes(): Box[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => !element.closest('svg') && element.checkVisibility())
    .filter((element) => !/^(?:inline|contents|none)/.test(getComputedStyle(element).display))
    .map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const name = `${element.localName}.${element.className} “${element.textContent?.trim().slice(0, 30)}”`
      return { name, top: Math.round(top + scrollY), bottom: Math.round(bottom + scrollY) }
    })
}

/** Blocks of which an edge above some height has moved by more than two pixels, the first three of them. */
export function moved(before: readonly Box[], after: readonly Box[], above: number): string[] {
  if (before.length !== after.length) return [`${before.length} blocks became ${after.length}`]
  const isMoved = (from: number, to: number) => Math.min(from, to) < above && Math.abs(from - to) > 2
  return before
    .flatMap(({ name, top, bottom }, at) => {
      const now = after[at]!
      if (!isMoved(top, now.top) && !isMoved(bottom, now.bottom)) return []
      return `${name} from ${top}–${bottom} to ${now.top}–${now.bottom}`
    })
    .slice(0, 3)
}
