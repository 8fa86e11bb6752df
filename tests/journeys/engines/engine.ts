/** Keys as Playwright names them. */
export type Key = 'Tab' | 'Escape'

/**
 * What the journeys in every engine can do, with Playwright's engines and with WebKit through WebDriver. Elements are
 * named by CSS selectors; the first visible one is meant. The journeys themselves wait for conditions.
 */
export type Engine = {
  /** Opens a path of the site and waits for its load. */
  open: (path: string) => Promise<void>
  /** The current address without host: path, query and fragment. */
  address: () => Promise<string>
  /** Presses an element once it is still and uncovered; throws after ten seconds. */
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
  /** The text of an element as the engine shows it; null where none is visible. */
  text: (selector: string) => Promise<string | null>
  /** The window as it looks now: a PNG. */
  screenshot: () => Promise<Buffer>
  /** Runs a function in the page, with only its arguments in scope. */
  run: <A extends unknown[], T>(work: (...args: A) => T, ...args: A) => Promise<Awaited<T>>
}

/** The first visible element; runs in the page. */
export function firstVisible(selector: string): Element | null {
  const all = document.querySelectorAll(selector)
  return [...all].find((each) => each.checkVisibility({ visibilityProperty: true })) ?? null
}
