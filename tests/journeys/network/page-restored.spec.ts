/**
 * A page restored from the back/forward cache. Chromium has that cache only with a window, and Playwright loses the
 * connection to a restored page, so the test then uses the DevTools protocol directly
 * (https://chromedevtools.github.io/devtools-protocol/).
 */
import type { CDPSession } from '@playwright/test'
import { findBrowsers, missingEngine } from '../../browsers.ts'
import { contactForm, fillIn, open } from '../support/enquiry-steps.ts'
import { expect, once, test } from '../support/fixtures.ts'

const { chromium: program } = await findBrowsers()

/** Evaluates an expression in the page. */
async function ask(session: CDPSession, expression: string): Promise<unknown> {
  const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true })
  return result.value
}

test(
  'a page restored from the back/forward cache goes on: draft, links, the request',
  once,
  async ({ playwright, baseURL, launchOptions }) => {
    test.skip(!program, missingEngine.chromium)
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ...(program && { executablePath: program }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    const page = await browser.newPage({
      baseURL: baseURL ?? '',
      serviceWorkers: 'block',
      viewport: { width: 1440, height: 900 },
    })
    const session = await page.context().newCDPSession(page)
    const soon = (expression: string) => expect.poll(() => ask(session, expression).catch(() => 'on the way'))
    await page.addInitScript(() =>
      addEventListener('pageshow', ({ persisted }) =>
        document.documentElement.setAttribute('data-restored', String(persisted)),
      ),
    )
    await open(page, '/')
    await contactForm(page).scrollIntoViewIfNeeded()
    await fillIn(contactForm(page), 'Is there a cot?')
    const left = await page.evaluate(() => scrollY)
    await page.goto('/licences.txt')

    await ask(session, 'void setTimeout(() => history.back(), 50)')
    await soon('document.documentElement.dataset.restored').toBe('true')
    expect(await ask(session, 'document.querySelector("#contact [name=note]").value')).toBe('Is there a cot?')
    expect(await ask(session, `Math.abs(scrollY - ${left}) < 5`)).toBe(true)
    // V1: the browser does not restore the scroll position itself.
    expect(await ask(session, 'history.scrollRestoration')).toBe('manual')

    await ask(session, `void document.querySelector('footer a[href="/about-us"]').click()`)
    await soon('location.pathname + " " + document.activeElement.localName + " " + scrollY').toBe('/about-us h1 0')
    await ask(session, 'void document.querySelector("header [data-book]").click()')
    await soon('document.querySelectorAll("dialog[open] form").length').toBe(1)
    await soon('Boolean(history.state?.usr?.enquiry)').toBe(true)
    await ask(session, 'history.back()')
    await soon('document.querySelectorAll("dialog[open]").length').toBe(0)
    // Through the protocol, because Playwright would wait for the page that it has lost.
    await (await browser.newBrowserCDPSession()).send('Browser.close')
  },
)
