/**
 * The scroll position as attributes of the root element: `data-scrolled` past 50 px (D3), `data-header-away` after a
 * guest's scroll down of more than 5 px (D2), and `data-past-head` once the hero's buttons, or the heading of another
 * page, are above the screen: with both of these the contact bar comes. The style sheets do the rest, and keep the
 * header in place while it holds keyboard focus or its menu is open. It runs in the inline script, so that the header
 * is never transparent over text before the app has started.
 */

/** Scrolled past this many pixels, the header has a solid background (D3). */
const solidBeyond = 50
/** A scroll down by more than this many pixels, however small its steps, hides it (D2). */
const hidesBeyond = 5

export function followScroll(root: HTMLElement): void {
  let last = scrollY
  /** Where the guest's way down began. */
  let turn = last
  // The page scrolls itself too: to a fragment, to where it was, and where something above grows.
  let isGuests = false
  const begins = ['wheel', 'touchmove', 'pointerdown', 'keydown']
  for (const type of [...begins, 'click', 'popstate', 'scrollend'])
    addEventListener(type, () => (isGuests = begins.includes(type)), { passive: true })

  const update = () => {
    const now = Math.max(0, scrollY)
    if (now < last || !isGuests) turn = now
    root.toggleAttribute('data-scrolled', now > solidBeyond)
    if (now === 0 || now < last) root.removeAttribute('data-header-away')
    else if (now - turn > hidesBeyond) root.setAttribute('data-header-away', '')
    last = now
    const head = document.querySelector('[data-hero-actions]') ?? document.querySelector('h1')
    root.toggleAttribute('data-past-head', head !== null && head.getBoundingClientRect().bottom <= 0)
  }
  addEventListener('scroll', update, { passive: true })
  // A page that is restored half-way down starts with a solid header.
  update()
}
