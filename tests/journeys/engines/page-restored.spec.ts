/**
 * A page restored from the back/forward cache, in WebKit alone: Chromium has that cache only with a window, and Firefox
 * loads the page again while it is driven.
 */
import { expect, test } from '../support/fixtures.ts'
import { expectAddress, expectFocus, expectVisible, ready, scrolled } from './sight.ts'

test('a page restored from the back/forward cache goes on: draft, links, the request', async ({ engine }) => {
  const note = '#contact [name=note]'
  await engine.open('/')
  await ready(engine)
  await engine.run(() =>
    addEventListener('pageshow', ({ persisted }) =>
      document.documentElement.setAttribute('data-restored', String(persisted)),
    ),
  )
  await engine.run((field) => document.querySelector(field)?.scrollIntoView({ behavior: 'instant' }), note)
  await engine.type(note, 'Is there a cot?')
  const left = await scrolled(engine)
  await engine.open('/licences.txt')

  await engine.back()
  await expect.poll(() => engine.run(() => document.documentElement.dataset['restored'])).toBe('true')
  const typed = await engine.run((field) => document.querySelector<HTMLTextAreaElement>(field)?.value, note)
  expect(typed).toContain('Is there a cot?')
  await expect.poll(async () => Math.abs((await scrolled(engine)) - left)).toBeLessThan(5)
  // V1: the browser does not restore the scroll position itself.
  await expect.poll(() => engine.run(() => history.scrollRestoration)).toBe('manual')

  await engine.press('footer a[href="/about-us"]')
  await expectAddress(engine, /^\/about-us$/)
  await expectFocus(engine, 'h1')
  await expect.poll(() => scrolled(engine), { timeout: 10_000 }).toBe(0)
  await engine.press('header [data-book]')
  await expectVisible(engine, 'dialog[open] form')
  await expect.poll(() => engine.run(() => JSON.stringify(history.state))).toContain('enquiry')
  await engine.back()
  await expectVisible(engine, 'dialog[open]', false)
})
