/**
 * The most important journeys in Firefox and WebKit: what an engine can break. The other files walk each of them, and
 * more, in Chromium. On the three pages that have parts of their own axe is asked, too: what engines compute from
 * styles differs, markup does not.
 */
import type { Engine } from './engine.ts'
import {
  belowHeader,
  expectAddress,
  expectFocus,
  expectGroundOfHeader,
  expectVisible,
  ready,
  scrolled,
  scrollTo,
} from './sight.ts'
import { axeCode, runAxe, styleRules } from '../support/accessibility-rules.ts'
import { words } from '../support/enquiry-steps.ts'
import { expect, test as base } from '../support/fixtures.ts'
import { builtFile, lendHost, type FlakyHost } from '../support/flaky-host.ts'
import { home, menuPage, pinned, ui } from '../support/words.ts'

const test = base.extend<{ host: FlakyHost }>({
  host: ({}, use) => lendHost(use),
  baseURL: ({ host }, use) => use(host.address),
})

const expectLanded = async (engine: Engine, selector: string) => {
  await expect.poll(() => belowHeader(engine, selector)).toBeGreaterThanOrEqual(0)
  expect(await belowHeader(engine, selector)).toBeLessThan(100)
}

/** The page's policy lets no script be written into it, so axe is handed over as a function. */
// oxlint-disable-next-line typescript/no-implied-eval -- its text is that of a package, and runs in the tested page only
const loadAxe = new Function(axeCode) as () => void

/** Header and footer are the same on all pages. */
const expectNothingFound = (engine: Engine, part: 'html' | 'main') =>
  test.step('axe finds nothing', async () => {
    await engine.run(loadAxe)
    expect.soft(await engine.run(runAxe, styleRules, part), 'axe finds').toEqual([])
  })

test('V1 D1 D2 D3 a link, Back and Forward change the page in place', async ({ engine, allowErrors }, { project }) => {
  // Playwright inserts a style sheet in Firefox, which the policy refuses.
  allowErrors(/style-src-elem/)
  await engine.open('/')
  await ready(engine)
  await expectNothingFound(engine, 'html')
  await engine.run(() => document.documentElement.setAttribute('data-test-mark', ''))
  const steps: [string, () => Promise<void>][] = [
    ['/enjoyments', () => engine.press('footer a[href="/enjoyments"]')],
    ['/', () => engine.back()],
    ['/enjoyments', () => engine.forward()],
  ]
  for (const [address, step] of steps) {
    await scrollTo(engine, 1200)
    await step()
    await expectAddress(engine, new RegExp(`^${address}$`))
    await expectFocus(engine, 'h1')
    // On a busy machine WebKit takes two seconds for the way of half a screen.
    await expect.poll(() => scrolled(engine), { timeout: 10_000 }).toBe(0)
    const isAnnounced = () =>
      engine.run(() =>
        [...document.querySelectorAll('[aria-live=polite]')].some(({ textContent }) => textContent === document.title),
      )
    await expect.poll(isAnnounced).toBe(true)
  }
  expect(await engine.run(() => document.documentElement.hasAttribute('data-test-mark'))).toBe(true)

  await test.step('the look changes at its switch, and stays', async () => {
    const look = () => engine.run(() => document.documentElement.dataset.look ?? null)
    await engine.press('[data-look-switch]')
    await expect.poll(look).toMatch(/^(?:day|evening)$/)
    const chosen = await look()
    await engine.reload()
    expect(await look()).toBe(chosen)
    await ready(engine)
    await engine.press('[data-look-switch]')
    await expect.poll(look).not.toBe(chosen)
  })

  const away = () => engine.run(() => (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) <= 1)
  await test.step('the header hides on the way down, and comes back', async () => {
    // The switch is at the foot of the page.
    await scrollTo(engine, 0)
    await scrollTo(engine, 300)
    await expect.poll(away).toBe(true)
    await scrollTo(engine, 298)
    await expect.poll(away).toBe(false)
    await scrollTo(engine, 302)
    expect(await away()).toBe(false)
    await scrollTo(engine, 309)
    await expect.poll(away).toBe(true)
    await scrollTo(engine, 0)
    await expect.poll(away).toBe(false)
  })
  await test.step('the header blurs what is behind it', async () => {
    // Screenshots of Firefox leave out what `backdrop-filter` does: there only the ground is seen, which is nearly
    // opaque. Both looks have the same rule, which Chromium is asked in either.
    await expectGroundOfHeader(engine, project.name === 'firefox' ? 1.4 : 1.1, ['day'])
  })
})

test('V1 V2 after a deep link the form says what is missing, and sends', async ({ engine }) => {
  const form = '#contact form'
  const submit = () => engine.press(`${form} button[type=submit]`)
  await engine.open('/#contact')
  await ready(engine)
  await expectLanded(engine, '#contact')
  await submit()
  await expectVisible(engine, `${form} [data-errors]`)
  expect(await engine.text(`${form} [data-errors]`)).toContain(words.errors.emailMissing)
  await engine.type(`${form} [name=firstName]`, 'Li')
  await engine.type(`${form} [name=lastName]`, 'Wu')
  await engine.type(`${form} [name=email]`, 'li@wu.ke')
  await engine.type(`${form} [name=note]`, 'Figs & 9 %?')
  await engine.reload()
  await ready(engine)
  const note = () =>
    engine.run((field) => document.querySelector<HTMLTextAreaElement>(field)?.value, `${form} [name=note]`)
  await engine.run((target) => document.querySelector(target)?.scrollIntoView({ behavior: 'instant' }), form)
  await expect.poll(note).toContain('Figs')
  await submit()
  await expectVisible(engine, `${form} [data-preview]`)
  const { seen, chat, mail } = await engine.run((place) => {
    const link = (start: string) =>
      document.querySelector<HTMLAnchorElement>(`${place} a[href^="${start}"]`)?.href ?? ''
    return {
      seen: document.querySelector(`${place} [data-preview]`)?.textContent ?? '',
      chat: new URL(link('https://wa.me/')).searchParams.get('text'),
      mail: decodeURIComponent(/[?&]body=([^&]*)/.exec(link('mailto:'))?.[1] ?? '').replaceAll('\r\n', '\n'),
    }
  }, form)
  expect(seen).toContain('Figs & 9 %?')
  expect(chat).toBe(seen)
  expect(mail).toBe(seen)

  await test.step('a disclosure is fetched when opened', async () => {
    const fetched = () =>
      engine.run(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/PrivacyDetails-')).length,
      )
    await engine.run(() => document.querySelector('footer summary')?.scrollIntoView())
    await expectVisible(engine, 'footer summary')
    expect(await fetched()).toBe(0)
    await engine.press('footer summary')
    await expectVisible(engine, 'footer details a[href="/licences.txt"]')
  })
})

test('L4 L5 pins and places of the map belong together, day and evening', async ({ engine }) => {
  const [one = 0, other = 0] = [pinned[Math.ceil(pinned.length / 2) - 1], pinned.at(-1)]
  test.skip(pinned.length < 2, 'there are no two pins')
  const colour = (pin: number) =>
    engine.run((number) => {
      const disc = [...document.querySelectorAll(`[data-pin="${number}"] circle`)].at(-1)
      return disc && getComputedStyle(disc).fill
    }, pin)
  await engine.open('/location')
  await ready(engine)
  await expectNothingFound(engine, 'main')
  const plain = await colour(one)
  await engine.press(`[data-pin="${one}"] circle`)
  await expectAddress(engine, /^\/location#./)
  await expect.poll(() => colour(one)).not.toBe(plain)
  await expect.poll(() => belowHeader(engine, `li[id][data-place]:nth-child(${one})`)).toBeGreaterThanOrEqual(-1)
  await engine.run(
    (number) => document.querySelector<HTMLElement>(`li[data-place]:nth-child(${number}) a`)?.focus(),
    other,
  )
  await expect.poll(() => colour(other)).not.toBe(plain)

  // How red each picture is where it is painted: the day's inks are warm, the evening's blue.
  const redness = () =>
    engine.run(() =>
      [...document.querySelectorAll<HTMLImageElement>('figure:has([data-pin]) img')].map((drawing) => {
        drawing.loading = 'eager'
        const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 124 })
        const context = canvas.getContext('2d')
        if (!context || !drawing.naturalWidth) return 0
        context.drawImage(drawing, 0, 0, 100, 124)
        const { data } = context.getImageData(0, 0, 100, 124)
        const opaque = Array.from({ length: data.length / 4 }, (_, i) => i * 4).filter((i) => data[i + 3]! > 200)
        return opaque.reduce((sum, i) => sum + data[i]!, 0) / (opaque.length || 1)
      }),
    )
  await expect.poll(async () => (await redness())[0]).toBeGreaterThan(100)
  await expect.poll(async () => (await redness())[1]).toBeGreaterThan(0)
  const [day = 0, evening = 0] = await redness()
  expect(evening).toBeLessThan(day - 30)

  await engine.press('main a[href="/#accommodations"]')
  await expectAddress(engine, '/#accommodations')
  await expectLanded(engine, '#accommodations')
  await expectFocus(engine, 'h2')
})

// Before a menu is opened, which fetches that code: browsers would keep it.
test('N3 a page whose code is gone shows the error between header and footer', async ({
  engine,
  host,
  allowErrors,
}) => {
  allowErrors(/404|could not be fetched|disallowed MIME|console: (?:React Router caught .*)?Error/)
  host.replaced.set(await builtFile('AboutPage', '.js'), 404)
  await engine.open('/enjoyments')
  await ready(engine)
  await engine.press('footer a[href="/about-us"]')
  await expect.poll(() => engine.text('h1'), { timeout: 15_000 }).toBe(ui.error.heading)
  expect(await engine.isVisible('header')).toBe(true)
  await expectVisible(engine, 'footer')
  expect(host.asked.filter((path) => path === '/about-us')).toHaveLength(1)
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('D5 request and menu open on a narrow screen; every way out closes them', async ({ engine }) => {
    const [button, dialog] = ['main [data-book]', 'dialog[open]']
    await engine.open('/accommodations')
    await ready(engine)
    await expectNothingFound(engine, 'main')
    await engine.press(button)
    await expectVisible(engine, `${dialog} form`)
    await expect.poll(() => engine.run(() => history.length > 1 && document.activeElement?.id)).toBe('enquiry-words')
    await expect.poll(() => engine.run(() => JSON.stringify(history.state))).toContain('enquiry')
    await engine.back()
    await expectVisible(engine, dialog, false)
    await engine.forward()
    await expectVisible(engine, `${dialog} form`)
    await engine.key('Escape')
    await expectVisible(engine, dialog, false)
    await engine.press(button)
    await expectVisible(engine, `${dialog} form`)
    await engine.press(`${dialog} button[aria-label="${ui.form.close}"]`)
    await expectVisible(engine, dialog, false)
    await expect.poll(() => engine.run(() => document.activeElement?.hasAttribute('data-book'))).toBe(true)
    await expectAddress(engine, /^\/accommodations$/)

    const [toggle, sheet] = ['header summary', 'header details nav']
    await test.step('the menu opens, and closes on Escape, outside and on a link', async () => {
      await engine.press(toggle)
      await expectVisible(engine, sheet)
      await engine.key('Escape')
      await expectVisible(engine, sheet, false)
      await expectFocus(engine, 'summary')
      await engine.press(toggle)
      await expectVisible(engine, sheet)
      await engine.pressAt(195, 770)
      await expectVisible(engine, sheet, false)
      await engine.press(toggle)
      await engine.press(`${sheet} a[href="${menuPage}"]`)
      await expectAddress(engine, menuPage)
      await expectVisible(engine, sheet, false)
    })
  })
})

test.describe('with its worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('after a visit the site opens with no signal', async ({ engine, host, allowErrors }) => {
    allowErrors(/ERR_|NetworkError|NS_ERROR|Failed to|Load failed|could not/i)
    await engine.open('/about-us')
    await ready(engine)
    await engine.press('h1')
    const state = () => engine.run(async () => (await navigator.serviceWorker.getRegistration())?.active?.state ?? null)
    await expect.poll(state, { timeout: 20_000 }).toBe('activated')
    host.state = 'down'
    await engine.open('/location')
    await ready(engine)
    expect(await engine.isVisible('h1')).toBe(true)
    await engine.press('footer a[href="/"]')
    await expect.poll(() => engine.text('h1'), { timeout: 10_000 }).toContain(home.hero.heading[0])
  })
})
