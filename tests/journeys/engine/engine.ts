/** Keys as Playwright names them. */
export type Key = 'Tab' | 'Escape'

/**
 * What the journeys through every engine do, in terms that hold for Playwright's engines and for WebKit behind
 * WebDriver alike. Parts of the page are named by CSS selectors; the first that is visible is meant. What must come
 * true sooner or later is polled for by the journeys themselves.
 */
export type Engine = {
  /** Opens a path of the site and waits for its load. */
  open: (path: string) => Promise<void>
  /** The address that is open now, without its host: path, query and fragment. */
  address: () => Promise<string>
  /** Presses where a guest would, once it stands still and nothing covers it; throws after ten seconds without. */
  press: (selector: string) => Promise<void>
  /** Presses at a point of the window. */
  pressAt: (x: number, y: number) => Promise<void>
  /** Empties a field and types into it. */
  type: (selector: string, text: string) => Promise<void>
  key: (key: Key) => Promise<void>
  back: () => Promise<void>
  forward: () => Promise<void>
  reload: () => Promise<void>
  isVisible: (selector: string) => Promise<boolean>
  /** Its text as the engine shows it; null where nothing is visible. */
  text: (selector: string) => Promise<string | null>
  /** The window as it looks now: a PNG. */
  screenshot: () => Promise<Buffer>
  /** Runs a function in the page. It knows nothing but its arguments. */
  run: <A extends unknown[], T>(work: (...args: A) => T, ...args: A) => Promise<Awaited<T>>
}

/** The first visible element; runs in the page. */
export function firstVisible(selector: string): Element | null {
  const all = document.querySelectorAll(selector)
  return [...all].find((each) => each.checkVisibility({ visibilityProperty: true })) ?? null
}
