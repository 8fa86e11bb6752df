/** What moves on a page while it loads. All but `shiftOf` run in the page, where they are sent as text. */

type Shift = PerformanceEntry & { value: number; sources: { node?: Node | null }[] }
type Shifts = { sum: number; lines: string[] }

declare global {
  interface Window {
    shifts: Shifts
  }
}

/**
 * Collects Chromium's layout shifts from when the whole document is painted. A busy machine may paint a part of it
 * before, a figure without its caption.
 */
export function collectShifts(): void {
  window.shifts = { sum: 0, lines: [] }
  const observer = new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const what = sources.map(({ node }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return `${element?.localName}.${element?.className} “${element?.textContent?.trim().slice(0, 30)}”`
      })
      window.shifts.sum += value
      window.shifts.lines.push(`${value.toFixed(5)} at ${Math.round(scrollY)}: ${what.join(', ')}`)
    }
  })
  const observe = () => observer.observe({ type: 'layout-shift' })
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => requestAnimationFrame(observe)))
}

export const shiftsSoFar = (): Shifts => window.shifts

/** Where a block stands, in pixels of the page; `within` is the place in the list of the block around it. */
type Box = { name: string; within: number; left: number; right: number; top: number; bottom: number }

/** All blocks of the page in their order; words within a line may move by a letter's width. */
export function boxes(): Box[] {
  const blocks = [...document.querySelectorAll('body *')]
    .filter((element) => !element.closest('svg') && element.checkVisibility())
    .filter((element) => !/^(?:inline|contents|none)/.test(getComputedStyle(element).display))
  const places = new Map<Element | null, number>(blocks.map((block, at) => [block, at]))
  return blocks.map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const name = `${element.localName}.${element.className} “${element.textContent?.trim().slice(0, 30)}”`
    const within = places.get(element.parentElement) ?? -1
    return { name, within, left, right, top: top + scrollY, bottom: bottom + scrollY }
  })
}

/**
 * What a guest at any place of the page sees move between two measurements, reckoned as Chromium does: the part of the
 * screen that the moved blocks take, times how far they move in screens (https://web.dev/articles/cls).
 *
 * @param screen its size in pixels
 * @param above blocks that begin lower are not seen yet
 */
export function shiftOf(
  before: readonly Box[],
  after: readonly Box[],
  screen: { width: number; height: number },
  above: number,
): Shifts {
  if (before.length !== after.length)
    return { sum: Infinity, lines: [`${before.length} blocks became ${after.length}`] }
  const largest = Math.max(screen.width, screen.height)
  const distances = before.map(({ top }, at) => Math.abs(after[at]!.top - top))
  // Less than three pixels are no move to Chromium.
  const isMoved = (at: number) => distances[at]! >= 3 && Math.min(before[at]!.top, after[at]!.top) < above
  const found = before.flatMap(({ name, within, left, right, top, bottom }, at) => {
    // What a moved block holds has moved with it.
    if (!isMoved(at) || (isMoved(within) && Math.abs(distances[within]! - distances[at]!) < 3)) return []
    const height = Math.min(screen.height, bottom - top + distances[at]!)
    const impact = (Math.min(screen.width, right - left) * height) / (screen.width * screen.height)
    const value = (impact * distances[at]!) / largest
    return { value, line: `${value.toFixed(5)}: ${name} from ${Math.round(top)} to ${Math.round(after[at]!.top)}` }
  })
  return { sum: found.reduce((sum, { value }) => sum + value, 0), lines: found.map(({ line }) => line).slice(0, 5) }
}
