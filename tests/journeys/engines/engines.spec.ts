/**
 * One walk in Firefox and in WebKit, through what an engine can break: links and history, form, dialog, menu, gallery,
 * map, evening look, code that is gone. Chromium walks each of these, and more, in the other files.
 */
import type { Page } from '@playwright/test'
import { findBrowsers, missingEngine } from '../../browsers.ts'
import { menuPage, phone, ui, words } from '../support/steps.ts'
import { expect as baseExpect } from '../support/fixtures.ts'
import { builtFile, dist, testOn, type FlakyHost } from '../support/flaky-host.ts'
import { launchWebKit, type Engine } from './webkit.ts'

const test = testOn(dist)
// Both take their time on a busy machine.
const expect = baseExpect.configure({ timeout: 15_000 })

const { firefox, webkit } = await findBrowsers()

function engineOf(page: Page): Engine {
  const find = (selector: string) => page.locator(selector).filter({ visible: true }).first()
  return {
    open: (address) => page.goto(address),
    press: (selector) => find(selector).click(),
    // Key by key: in Firefox, listeners do not notice what Playwright fills in.
    type: (selector, text) => find(selector).pressSequentially(text),
    escape: () => page.keyboard.press('Escape'),
    back: () => page.goBack(),
    // Playwright waits for ever after a way back to another document, and Firefox has no back/forward cache for it.
    leaveAndReturn: () => page.reload(),
    run: (work, ...args) => page.evaluate(`(${String(work)})(...${JSON.stringify(args)})`),
  }
}

test.describe('with a Firefox that can be driven', () => {
  // Here and not in the journey, for which an older one would be started first, and refuse.
  test.skip(!firefox, missingEngine.firefox)

  test('Firefox walks through the site', async ({ page, host, allowErrors }) => {
    // Playwright inserts a style sheet in Firefox, which the policy refuses; the last error is the walk's own.
    allowErrors(/style-src-elem|404|could not be fetched|disallowed MIME|console: (?:React Router caught .*)?Error/)
    await walk(engineOf(page), host)
  })
})

test('WebKit walks through the site', async ({ host }) => {
  test.skip(!webkit, missingEngine.webkit)
  const engine = await launchWebKit(webkit!, phone, Number(process.env.TEST_PORT ?? 4187) + 1)
  await walk(engine, host).finally(engine.close)
})

async function walk({ open, press, type, escape, back, leaveAndReturn, run }: Engine, host: FlakyHost): Promise<void> {
  const go = async (path: string) => {
    await open(host.address + path)
    await expect.poll(() => run(() => 'ready' in document.documentElement.dataset)).toBe(true)
  }
  const isSeen = (part: string) =>
    [...document.querySelectorAll(part)].some((each) => each.checkVisibility({ visibilityProperty: true }))
  const expectSeen = (selector: string, wanted = true) =>
    expect.poll(() => run(isSeen, selector), selector).toBe(wanted)
  const expectFocus = (selector: string) =>
    expect.poll(() => run((part) => document.activeElement?.matches(part), selector), `focus on ${selector}`).toBe(true)
  const expectAddress = (path: string) => expect.poll(() => run(() => location.pathname + location.hash)).toBe(path)
  const forward = () => run(() => history.forward())
  const textOf = (selector: string) => run((part) => document.querySelector(part)?.textContent, selector)
  /** As by a wheel. Waits for the frame in which the page hears of it. */
  const jumpTo = (top: number) =>
    run((y) => {
      dispatchEvent(new Event('wheel'))
      scrollTo({ top: y, behavior: 'instant' })
      return new Promise<void>((heard) => requestAnimationFrame(() => requestAnimationFrame(() => heard())))
    }, top)
  /** How far an element lies below the header, which may be away. */
  const belowHeader = (selector: string) =>
    run((part) => {
      const edge = document.querySelector('header')!.getBoundingClientRect().bottom
      return Math.round(document.querySelector(part)!.getBoundingClientRect().top - Math.max(0, edge))
    }, selector)

  // From the start, because browsers keep what they have fetched ahead.
  host.replaced.set(await builtFile('AboutPage', '.js'), 404)

  const form = '#contact form'
  // A link to a section lands on it, and its form says what is missing.
  await go('/#contact')
  await expect.poll(() => belowHeader('#contact')).toBeGreaterThanOrEqual(0)
  expect(await belowHeader('#contact')).toBeLessThan(100)
  await press(`${form} button[type=submit]`)
  await expectFocus(`${form} [data-errors]`)
  expect(await textOf(`${form} [data-errors]`)).toContain(words.errors.contactMissing)
  // What was typed survives a way to another page and back.
  for (const [name, text] of Object.entries({ firstName: 'Li', email: 'li@wu.ke', note: 'Figs & 9 %?' }))
    await type(`${form} [name=${name}]`, text)
  await leaveAndReturn(`${host.address}/licences.txt`)
  const note = (field: string) => document.querySelector<HTMLTextAreaElement>(field)?.value
  // There is no page to ask in the moment between the two.
  await expect(async () => expect(await run(note, `${form} [name=note]`)).toBe('Figs & 9 %?')).toPass()
  // A link, Back and Forward change the page in place.
  await run(() => document.documentElement.setAttribute('data-test-mark', ''))
  const steps: [string, () => Promise<unknown>][] = [
    ['/enjoyments', () => press('footer a[href="/enjoyments"]')],
    ['/accommodations', () => press('footer a[href="/accommodations"]')],
    ['/enjoyments', back],
    ['/accommodations', forward],
  ]
  for (const [path, follow] of steps) {
    await follow()
    await expectAddress(path)
    await expectFocus('h1')
    await expect.poll(() => run(() => Math.round(scrollY))).toBe(0)
  }
  expect(await run(() => 'testMark' in document.documentElement.dataset)).toBe(true)
  // D1 D3 the header hides on the way down, and blurs what is behind it on the way up.
  const isAway = () => run(() => 'headerAway' in document.documentElement.dataset)
  // On a busy machine the page before may still glide to its top.
  await expect(async () => {
    await jumpTo(400)
    await expect.poll(isAway, { timeout: 2_000 }).toBe(true)
    await jumpTo(300)
    await expect.poll(isAway, { timeout: 2_000 }).toBe(false)
  }).toPass({ timeout: 15_000 })
  const behind = () => run(() => getComputedStyle(document.querySelector('header')!).backdropFilter)
  await expect.poll(behind).toContain('blur')
  // S1 a picture is enlarged, and closed by Escape.
  await press('[data-plates] a')
  await expectSeen('dialog[open] img')
  await escape()
  await expectSeen('dialog[open]', false)
  await expectFocus('[data-plates] a')
  // B1 the request opens, and closes by Back, Escape and its button.
  const expectEntry = (wanted: boolean) =>
    expect.poll(() => run(() => JSON.stringify(history.state).includes('dialog'))).toBe(wanted)
  const closedBy = async (close: () => Promise<unknown>) => {
    await expectFocus('#request-words')
    await expectEntry(true)
    await close()
    await expectSeen('dialog[open]', false)
    await expectEntry(false)
  }
  await press('main [data-book]')
  await closedBy(back)
  await forward()
  await closedBy(escape)
  await press('main [data-book]')
  await closedBy(() => press(`dialog[open] button[aria-label="${ui.form.close}"]`))
  await expectFocus('[data-book]')
  // D5 the menu opens, closes on Escape, and leads on.
  const [toggle, sheet] = ['header summary', 'header details nav']
  await jumpTo(0)
  await press(toggle)
  await expectSeen(sheet)
  await escape()
  await expectSeen(sheet, false)
  await expectFocus('summary')
  await press(toggle)
  await press(`${sheet} a[href="${menuPage}"]`)
  await expectAddress(menuPage)
  await expectSeen(sheet, false)

  // The look changes at its switch, and stays.
  await go('/location')
  const ground = () => run(() => getComputedStyle(document.body).backgroundColor)
  const before = await ground()
  await press('[data-look-switch]')
  await expect.poll(ground).not.toBe(before)
  const after = await ground()
  await go('/location')
  expect(await ground()).toBe(after)
  const pin = await run(() => document.querySelector<SVGElement>('[data-pin]')?.dataset.pin)
  if (pin) {
    // L4 a pin leads to its place, and is filled.
    const colour = () =>
      run((part) => getComputedStyle([...document.querySelectorAll(part)].at(-1)!).fill, `[data-pin="${pin}"] circle`)
    const plain = await colour()
    await press(`[data-pin="${pin}"] text`)
    await expect.poll(colour).not.toBe(plain)
    await expect.poll(() => belowHeader(`li[id][data-place]:nth-child(${pin})`)).toBeGreaterThanOrEqual(-1)
  }
  // N3 a page whose code is gone shows the error between header and footer.
  await press('footer a[href="/about-us"]')
  // The page is loaded anew, and there is none to ask meanwhile.
  await expect(async () => expect(await textOf('h1')).toBe(ui.error.heading)).toPass()
  await expectSeen('header')
  await expectSeen('footer')
  expect(host.asked.filter((path) => path === '/about-us')).toHaveLength(1)
}
