/** The `test` of every journey. It also fails when the page caused an error on the way. */
import { test as base, expect } from '@playwright/test'
import { collectPageErrors } from './page-errors.ts'

export { expect } from '@playwright/test'

/** Where a journey runs, if not on both desktop and phone (playwright.config.ts). */
export const once = { tag: '@once' } // it does not depend on the screen, or needs a pointer
export const phoneOnly = { tag: '@phone' }
/** Of a launch: what a guest would miss most, and what content can break. */
export const launch = '@launch'

/**
 * `test.use(calm)` where motion has no part: a tenth of such a journey is spent on drawing it. What moves is walked with
 * it in the others (dialog, postcard, navigation, header, look), and in Firefox and WebKit.
 */
export const calm = { contextOptions: { reducedMotion: 'reduce' } } as const

type PageErrors = {
  /** Allows errors that a journey causes on purpose, e.g. `allowErrors(/404/)`. */
  allowErrors: (pattern: RegExp) => void
  allowed: RegExp[]
}

export const test = base.extend<PageErrors>({
  allowed: ({}, use) => use([]),
  allowErrors: ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),

  context: async ({ context, baseURL, allowed }, use) => {
    const pageErrors = await collectPageErrors(context, baseURL ?? '')
    await use(context)
    // A context that is handed on would stay offline, and keep what the journey was permitted.
    await context.setOffline(false)
    await context.clearPermissions()
    const unexpected = pageErrors.filter((line) => !allowed.some((pattern) => pattern.test(line)))
    expect(unexpected, 'errors of the page').toEqual([])
  },
})
