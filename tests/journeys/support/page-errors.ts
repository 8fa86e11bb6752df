import type { BrowserContext } from '@playwright/test'

/**
 * Collects errors that no journey may cause: violations of the Content-Security-Policy, uncaught errors, console
 * errors, requests to other hosts, and error answers of our own. Watches all pages of the context.
 */
export async function collectPageErrors(context: BrowserContext, baseURL: string): Promise<string[]> {
  const pageErrors: string[] = []
  const ours = new URL(baseURL).origin

  // Not every engine logs violations; the page always gets an event.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`Content-Security-Policy breached: ${effectiveDirective} ${blockedURI} ${sample}`)
    })
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
