/** What a landmark or control is to those who use it. */
export type Role = 'banner' | 'button' | 'heading' | 'link'

/**
 * The few things that the smoke journey does, in terms that hold for Playwright's engines and for WebKit
 * behind WebDriver alike. Names are compared whole; only what is visible counts.
 */
export type Engine = {
  /** Opens a path of the site and waits for its load. */
  open: (path: string) => Promise<void>
  /** The path that is open now, with its query. */
  path: () => Promise<string>
  /**
   * Presses the first visible control of that role and name; throws when none appears within five seconds.
   */
  press: (role: Role, name: string | RegExp) => Promise<void>
  isVisible: (role: Role, name?: string | RegExp) => Promise<boolean>
  /** An attribute of the root element, or null. */
  rootAttribute: (name: string) => Promise<string | null>
}
