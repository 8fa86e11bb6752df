/** Measurements that run in the page. Each is self-contained, because it is sent there as text. */

export type Stop = {
  name: string
  /** Its element and the one around it, with their classes. */
  kind: string
  isInMain: boolean
  problems: string[]
  /** What the window shows of it, and a little around it, in pixels of the page. */
  shown: { x: number; y: number; width: number; height: number }
}

/**
 * What holds the focus, whether all of it can be seen, and whether the eye would have met it before the last one: null
 * when the focus has left the page.
 */
export function stopInSight(last: Element | null): Stop | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const nameOf = (each: Element) =>
    `${each.localName} “${(each.getAttribute('aria-label') ?? each.textContent ?? '').trim().slice(0, 40)}”`
  /** A hidden native control is shown by its label. */
  const partOf = (each: Element) =>
    (each instanceof HTMLInputElement && each.getBoundingClientRect().width <= 1 && each.labels?.[0]) || each
  const boxOf = (part: Element) => part.getClientRects()[0] ?? part.getBoundingClientRect()
  /** It stays in its place while the page scrolls. */
  const isFixed = (part: Element | null): boolean =>
    part !== null && (/fixed|sticky/.test(getComputedStyle(part).position) || isFixed(part.parentElement))
  const part = partOf(element)
  const problems: string[] = []

  const box = boxOf(part)
  const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)]
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
  if (right - left < 1 || bottom - top < 1) problems.push(`lies outside of the window, at ${Math.round(box.top)}`)
  else {
    // Of what is taller than half the window, a part is seen; of all else, the middle and both ends.
    const isPart = box.height > innerHeight / 2
    // A sheet that hangs a little askew does not reach the edges of its box.
    const inset = Math.min(8, box.height / 4)
    for (const y of isPart ? [(top + bottom) / 2] : [box.top + inset, (top + bottom) / 2, box.bottom - inset]) {
      const over = document.elementFromPoint((left + right) / 2, y)
      if (!over) problems.push('is cut off')
      else if (!part.contains(over) && !over.contains(part))
        problems.push(`is covered by ${over.localName}.${over.className} at ${Math.round(y)}`)
    }
  }

  if (last?.isConnected && !isFixed(partOf(last)) && !isFixed(part)) {
    const before = boxOf(partOf(last))
    // Beside each other they may be read in any order.
    const isInOneColumn = Math.min(box.right, before.right) - Math.max(box.left, before.left) > 1
    if (isInOneColumn && box.bottom <= before.top) problems.push(`comes after ${nameOf(last)}, which is below it`)
  }

  const around = part.getBoundingClientRect()
  const [x, y] = [Math.max(0, around.left - 6), Math.max(0, around.top - 6)]
  const width = Math.max(1, Math.min(innerWidth, around.right + 6) - x)
  const height = Math.max(1, Math.min(innerHeight, around.bottom + 6) - y)
  return {
    name: nameOf(element),
    kind: [element.parentElement!, element].map((each) => `${each.localName}.${each.className}`).join(),
    isInMain: element.closest('main') !== null,
    problems,
    shown: { x: x + scrollX, y: y + scrollY, width, height },
  }
}

/**
 * What a reader would miss of the texts in a part of the page: all that reaches beyond the window or is cut off by its
 * own box, unless it scrolls by itself, and texts that lie on each other. In large type, instead of those, what is wider
 * than its control, and words that begin in one line and end in the next, but for addresses, which are one long word.
 * On paper also what is lighter than #767676, which has 4.5 : 1 on white, or stands on each sheet. Drawings are left out.
 */
export function unreadable([part, state]: [part: string, state?: 'large' | 'paper']): string[] {
  const problems = new Set<string>()
  const lines: { node: Node; text: string; box: DOMRect }[] = []
  const { scrollWidth, clientWidth: screen } = document.documentElement
  if (scrollWidth > screen) problems.add(`The page is ${scrollWidth} px wide`)
  const range = document.createRange()
  const texts = document.createTreeWalker(document.querySelector(part)!, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const [node, parent] = [texts.currentNode as Text, texts.currentNode.parentElement!]
    if (!node.data.trim() || parent.closest('svg, script, style, .visually-hidden')) continue
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    range.selectNodeContents(node)
    const { left, right, top, bottom, width } = range.getBoundingClientRect()
    if (width <= 1) continue
    const text = `“${node.data.trim().slice(0, 40)}”`

    let [isFixed, scrolls] = [false, false]
    let clip: DOMRect | undefined
    for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
      const { position, overflowX, display } = getComputedStyle(box)
      isFixed ||= /fixed|sticky/.test(position)
      scrolls ||= /auto|scroll/.test(overflowX)
      if (/hidden|clip/.test(overflowX)) clip ??= box.getBoundingClientRect()
      // What shows a picture cuts it on purpose.
      const isControl = box.matches('a, button, label, summary, td, th, li') && !box.querySelector('img')
      if (state === 'large' && isControl && display !== 'inline' && box.scrollWidth > box.clientWidth + 1)
        problems.add(`${text} is wider than its ${box.localName}`)
    }
    const isCut =
      clip &&
      clip.width > 1 &&
      (left < clip.left - 1 || right > clip.right + 1 || bottom > clip.bottom + 1 || top < clip.top - 1)
    if (!scrolls && (isCut || left < -1 || right > screen + 1)) problems.add(`${text} is cut off`)
    if (state === 'paper') {
      const { color } = getComputedStyle(parent)
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
      if (0.21 * red + 0.72 * green + 0.07 * blue > 0x76) problems.add(`${text} is printed in ${color}`)
      if (isFixed) problems.add(`${text} is printed on each sheet`)
    }

    // The height of the letters, not of the line: lines may touch.
    if (!isFixed && state !== 'large')
      for (const box of range.getClientRects()) if (box.width > 2) lines.push({ node, text, box })
    // The message stands there as it is sent, and may break anywhere.
    const words = state === 'large' && !parent.closest('[data-preview]') ? node.data : ''
    for (const { 0: word, index } of words.matchAll(/(?<![\p{L}@./\u{A0}])\p{L}+(?!\p{L}|[@./]\p{L})/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      if (new Set([...range.getClientRects()].map((box) => box.top)).size > 1) problems.add(`${word} is broken`)
    }
  }

  lines.sort((one, other) => one.box.top - other.box.top)
  lines.forEach(({ node, text, box }, at) => {
    for (const next of lines.slice(at + 1)) {
      if (next.box.top > box.bottom) break
      if (next.node === node) continue
      const height = Math.min(box.bottom, next.box.bottom) - next.box.top
      const width = Math.min(box.right, next.box.right) - Math.max(box.left, next.box.left)
      // Fonts' boxes are higher than their letters.
      if (width > 2 && height > 0.4 * Math.min(box.height, next.box.height))
        problems.add(`${text} lies on ${next.text}`)
    }
  })
  return [...problems]
}

/**
 * Controls that are smaller than 44 by 44 pixels, or lower than 24 where they stand within a sentence (2.5.5, 2.5.8).
 * A native control that its label stands for is as large as that. Places on the map lie where they lie; the index
 * beside it has the same links, and they are large enough.
 */
export function smallTargets(within: string): string[] {
  const small: string[] = []
  for (const control of document.querySelectorAll(`${within} :is(a[href], button, input, select, textarea, summary)`)) {
    if (control.closest('svg') || !control.checkVisibility({ visibilityProperty: true })) continue
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined
    const isChoice = control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)
    const { width, height } = (isChoice && label ? label : control).getBoundingClientRect()
    if (width <= 1) continue
    const around = control.closest('p, li, dd, td, span')
    const isInText =
      getComputedStyle(control).display === 'inline' &&
      (around?.textContent?.trim().length ?? 0) > (control.textContent?.trim().length ?? 0)
    const [least, leastWidth] = isInText ? [24, 0] : [44, 44]
    if (height < least - 0.5 || width < leastWidth - 0.5) {
      const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)
      small.push(`${control.localName} “${name}” is ${Math.round(width)} by ${Math.round(height)}`)
    }
  }
  return small
}

/** Animations and transitions that remain although reduced motion is preferred. */
export function motions(): string[] {
  const moves = ({ animationName, transitionDuration, scrollBehavior }: CSSStyleDeclaration) =>
    animationName !== 'none' ||
    scrollBehavior === 'smooth' ||
    transitionDuration.split(', ').some((each) => parseFloat(each) > 0)
  return [...document.querySelectorAll('*')]
    .filter((each) => [undefined, '::before', '::after'].some((part) => moves(getComputedStyle(each, part))))
    .map((each) => `${each.localName}.${each.getAttribute('class') ?? ''}`)
}

/** Which of these parts, all in sight, would not get a press near one of their ends. */
export const covered = (parts: string): string[] =>
  [...document.querySelectorAll(parts)].flatMap((part) => {
    const { left, top, width, height } = part.getBoundingClientRect()
    const over = [0.1, 0.9].map((at) => document.elementFromPoint(left + at * width, top + height / 2))
    return over
      .filter((each) => !part.contains(each))
      .map((each) => `${part.ariaLabel ?? part.textContent} under ${each?.localName}`)
  })
