/**
 * The scroll position as attributes of the root element: `data-scrolled` past 50 px (D3), `data-header-away` after a
 * scroll down of more than 5 px at once (D2), and `data-past-head` once the hero's buttons, or the heading of another page,
 * are above the screen, when the contact bar comes. The style sheets do the rest, and keep the header in place while it holds keyboard
 * focus or its menu is open. It runs in the inline script, so that the header is never transparent over text before
 * the app has started.
 */

/** Scrolled past this many pixels, the header has a solid background (D3). */
const solidBeyond = 50
/** A scroll down by more than this many pixels at once hides it (D2). */
const hidesBeyond = 5

export function followScroll(root: HTMLElement): void {
  let last = scrollY
  const update = () => {
    const now = Math.max(0, scrollY)
    const moved = now - last
    last = now
    root.toggleAttribute('data-scrolled', now > solidBeyond)
    if (now === 0 || moved < 0) root.removeAttribute('data-header-away')
    else if (moved > hidesBeyond) root.setAttribute('data-header-away', '')
    const head = document.querySelector('[data-hero-actions]') ?? document.querySelector('h1')
    root.toggleAttribute('data-past-head', head !== null && head.getBoundingClientRect().bottom <= 0)
  }
  addEventListener('scroll', update, { passive: true })
  // A page that is restored half-way down starts with a solid header.
  root.toggleAttribute('data-scrolled', last > solidBeyond)
}
