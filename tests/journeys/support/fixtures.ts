/**
 * The `test` of every journey. It also fails when the page caused an error on the way. `engine` is for the journeys in
 * all three engines.
 */
import { test as base, expect } from '@playwright/test'
import { missingEngine } from '../../browsers.ts'
import type { Engine } from '../engines/engine.ts'
import { launchPlaywright, launchWebKit, type Launched } from '../engines/launch.ts'
import { collectPageErrors } from './page-errors.ts'

export { expect } from '@playwright/test'

/** Where a journey runs, if not on both desktop and phone (playwright.config.ts). */
export const once = { tag: '@once' } // it does not depend on the screen, or needs a pointer
export const phoneOnly = { tag: '@phone' }
/** Of a launch: what a guest would miss most, and what content can break. */
export const launch = '@launch'

/**
 * `test.use(calm)` where motion has no part: a tenth of such a journey is spent on drawing it. What moves is walked with
 * it in the others (dialog, postcard, gallery, navigation, header, look), and in Firefox and WebKit.
 */
export const calm = { contextOptions: { reducedMotion: 'reduce' } } as const

type PageErrors = {
  /** Allows errors that a journey causes on purpose, e.g. `allowErrors(/404/)`. */
  allowErrors: (pattern: RegExp) => void
  allowed: RegExp[]
}

/** One browser for each worker; nothing where this machine lacks the engine. */
type Worker = { launched: Launched | undefined }

function expectNone(pageErrors: string[], allowed: RegExp[]): void {
  const unexpected = pageErrors.filter((line) => !allowed.some((pattern) => pattern.test(line)))
  expect(unexpected, 'errors of the page').toEqual([])
}

export const test = base.extend<PageErrors & { engine: Engine }, Worker>({
  allowed: ({}, use) => use([]),
  allowErrors: ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),

  context: async ({ context, baseURL, allowed }, use) => {
    const pageErrors = await collectPageErrors(context, baseURL ?? '')
    await use(context)
    // A context that is handed on would stay offline, and keep what the journey was permitted.
    await context.setOffline(false)
    await context.clearPermissions()
    expectNone(pageErrors, allowed)
  },

  // Not Playwright's own `browser`, which would start a Chromium beside the tested engine.
  launched: [
    async ({ playwright }, use, { project }) => {
      const launched = await (project.name === 'webkit' ? launchWebKit() : launchPlaywright(playwright, project.use))
      await use(launched)
      await launched?.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],

  engine: async ({ launched, baseURL, viewport, serviceWorkers, allowed }, use, { project }) => {
    test.skip(!launched, project.name === 'webkit' ? missingEngine.webkit : missingEngine.firefox)
    if (!launched || !viewport) return
    const { engine, close } = await launched.visit({ origin: baseURL ?? '', size: viewport, serviceWorkers })
    await use(engine)
    expectNone(await close(), allowed)
  },
})
