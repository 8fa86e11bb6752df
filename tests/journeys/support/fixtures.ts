/** The `test` of every journey. It also fails when the page caused an error on the way. */
import { test as base, expect, type BrowserContext } from '@playwright/test'

export { expect } from '@playwright/test'

/** Where a journey runs, if not on both desktop and phone (playwright.config.ts). */
export const once = { tag: '@once' } // it does not depend on the screen, or needs a pointer
export const phoneOnly = { tag: '@phone' }
/** Of a launch too: what a guest would miss most, and what content can break. */
export const launch = { once: { tag: [once.tag, '@launch'] }, phone: { tag: [phoneOnly.tag, '@launch'] } }

/**
 * `test.use(calm)` where motion has no part: a tenth of such a journey is spent on drawing it. What moves is walked with
 * it in the others (dialog, postcard, navigation, header, look), and in Firefox and WebKit.
 */
export const calm = { contextOptions: { reducedMotion: 'reduce' } } as const

/**
 * Collects errors that no journey may cause: violations of the Content-Security-Policy, uncaught errors, console
 * errors, requests to other hosts, and error answers of our own. Watches all pages of the context.
 */
async function collectPageErrors(context: BrowserContext, baseURL: string): Promise<string[]> {
  const pageErrors: string[] = []
  const ours = new URL(baseURL).origin

  // Not every engine logs violations; the page always gets an event.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`Content-Security-Policy breached: ${effectiveDirective} ${blockedURI} ${sample}`)
    })
    const { prototype } = Element
    for (const name of ['scrollTo', 'scrollIntoView'] as const) {
      const scroll: (...how: never[]) => void = prototype[name]
      prototype[name] = function checked(this: Element, ...how: unknown[]) {
        const isSmooth = (how[0] as ScrollToOptions | undefined)?.behavior === 'smooth'
        if (isSmooth && matchMedia('(prefers-reduced-motion: reduce)').matches)
          console.error('It slides although motion is not wanted')
        scroll.apply(this, how as never[])
      }
    }
  })
  context.on('console', (message) => {
    // What records a second attempt wants to run in the frame of the live map, which lets no script run.
    if (message.location().url === 'about:srcdoc') return
    if (message.type() === 'error') pageErrors.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    const { message } = error.error()
    // Firefox reports an error when a page is left while a font is loading; Chromium, that a busy machine got no fade.
    if (!/^download failed .*status=2152398850|^Transition was/s.test(message)) pageErrors.push(`uncaught: ${message}`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== ours) pageErrors.push(`another host: ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) pageErrors.push(`status ${response.status()}: ${response.url()}`)
  })
  return pageErrors
}

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
    // A context that is handed on would stay offline.
    await context.setOffline(false)
    const unexpected = pageErrors.filter((line) => !allowed.some((pattern) => pattern.test(line)))
    expect(unexpected, 'errors of the page').toEqual([])
  },
})
