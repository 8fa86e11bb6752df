import type { Page } from '@playwright/test'
import { builtPage, pagePaths, type PagePath } from '../../site/built-pages.ts'
import { location, menuPage, open, scrollTo, ui } from '../support/steps.ts'
import { expect, launch, once, phoneOnly, test } from '../support/fixtures.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

const footerLink = (page: Page, path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`).first()

type Motion = { asked: [ScrollBehavior | undefined, boolean][]; fades: number }

/**
 * Notes how the page asks to be scrolled, and whether to within a screen of its top, because frames of an animation
 * cannot be counted on a busy machine; and counts its view transitions. Runs in the page.
 */
function noteMotion(): void {
  const motion: Motion = { asked: [], fades: 0 }
  const scroll = window.scrollTo.bind(window) as (options: ScrollToOptions) => void
  window.scrollTo = ((options: ScrollToOptions) => {
    motion.asked.push([options.behavior, options.top! <= innerHeight])
    scroll(options)
  }) as typeof window.scrollTo
  const fade = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => ((motion.fades += 1), fade(update))
  Object.assign(window, { motion })
}

test('V1 a link changes the page in place and leads to its top', launch.phone, async ({ page }) => {
  await page.addInitScript(noteMotion)
  await open(page, '/')
  // It would disappear with a page load.
  await page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''))
  const motion = () => page.evaluate(() => (window as unknown as { motion: Motion }).motion)
  const followFromFoot = async (path: string) => {
    const link = footerLink(page, path)
    await link.evaluate((foot) => foot.scrollIntoView({ behavior: 'instant' }))
    expect(await scrolled(page)).toBeGreaterThan(2 * (await page.evaluate(() => innerHeight)))
    await link.click()
  }
  const expectArrival = async (path: PagePath) => {
    // The address changes before the page does.
    const title = builtPage(path).querySelector('title')!.text
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(page.locator('[aria-live=polite]', { hasText: title })).toHaveCount(1)
    await expect(page.locator('html[data-test-mark]')).toHaveCount(1)
  }
  // From the foot of a page it is put near the top of the next one, and glides.
  await followFromFoot('/enjoyments')
  await expectArrival('/enjoyments')
  const near = [
    ['instant', true],
    ['smooth', true],
  ]
  expect.soft(await motion()).toEqual({ asked: near, fades: 1 })
  // Back leads to the page before in the same way.
  await page.goBack()
  await expectArrival('/')
  expect.soft((await motion()).fades).toBe(2)
  // Under reduced motion it is there at once.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await followFromFoot('/about-us')
  await expectArrival('/about-us')
  const { asked, fades } = await motion()
  expect.soft([asked.at(-1), fades]).toEqual([['instant', true], 2])
})

/** Distance of a section's top from the lower edge of the header; a landed section stands a little below it. */
const distance = (page: Page, id: string) =>
  page.evaluate((target) => {
    const header = document.querySelector('header')
    const section = document.getElementById(target)
    if (!header || !section) return NaN
    return Math.round(section.getBoundingClientRect().top - header.offsetHeight)
  }, id)

test('V1 L5 a link to a section lands on it, clear of the header', phoneOnly, async ({ page }) => {
  const landsOn = async (id: string) => {
    await expect.poll(() => distance(page, id)).toBeGreaterThanOrEqual(0)
    expect(await distance(page, id)).toBeLessThan(60)
  }
  await open(page, '/#contact')
  await landsOn('contact')
  for (const id of ['contact', 'accommodations']) {
    await footerLink(page, '/location').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('main').locator(`a[href="/#${id}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`/#${id}$`))
    await landsOn(id)
    await expect(page.locator(`#${id} h2`).first()).toBeFocused()
  }
})

test('V1 state or fragment alone keep the place, also by Back and Forward', once, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const heading = page.getByRole('heading', { level: 1 })
  // A change of history state does nothing.
  await scrollTo(page, 1200)
  await page.evaluate(() => {
    history.pushState({ dialog: true }, '')
    history.back()
  })
  await page.waitForFunction(() => history.state?.dialog === undefined)
  expect(await scrolled(page)).toBe(1200)
  await expect(page.locator('[aria-live=polite]', { hasText: await page.title() })).toHaveCount(0)
  // Back and Forward within a page lead to where the guest was.
  await open(page, '/location')
  // The planner comes late, and is a little taller than what stood in its place.
  for (const days of await page.locator('#your-days').all()) {
    await days.scrollIntoViewIfNeeded()
    await days.locator('[data-plan]').waitFor()
  }
  const link = page.getByRole('navigation', { name: location.contents.label }).getByRole('link').last()
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const before = await scrolled(page)
  await link.click()
  await expect.poll(() => scrolled(page)).not.toBe(before)
  await scrollTo(page, (await scrolled(page)) + 120)
  const after = await scrolled(page)
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(before)
  await page.goForward()
  await expect.poll(() => scrolled(page)).toBe(after)
  await expect(heading).not.toBeFocused()
})

test('V1 Back and Forward offer a place more than a screen down, where it was left', once, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const screen = await page.evaluate(() => innerHeight)
  const offer = page.getByRole('button', { name: ui.backToPlace })
  const arrival = () => expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // Playwright would scroll to what it presses.
  const follow = (path: string) => footerLink(page, path).evaluate((link: HTMLElement) => link.click())
  await follow('/enjoyments')
  await arrival()
  for (const [top, isOffered, leave, comeBack] of [
    [screen, false, () => page.goBack(), () => page.goForward()],
    [screen + 1, true, () => page.goBack(), () => page.goForward()],
    [2 * screen, true, () => follow('/about-us'), () => page.goBack()],
  ] as const) {
    await scrollTo(page, top)
    for (const step of [leave, comeBack]) {
      await step()
      await arrival()
    }
    await page.waitForLoadState('networkidle')
    await expect(offer, `${top} px`).toHaveCount(Number(isOffered))
    if (!isOffered) continue
    await expect(page.locator('section[aria-live=polite]')).toContainText(ui.backToPlace)
    await page.keyboard.press('Shift+Tab')
    await expect(offer).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.poll(() => scrolled(page)).toBe(top)
    // From the heading of the page, the next Tab would lead up again.
    await expect(page.locator('main :is(h2, h3):focus')).toHaveCount(1)
    await expect(offer).toHaveCount(0)
  }
  // A link to the page itself leads to its top.
  await page.getByRole('banner').locator('nav a[href="/enjoyments"]').last().click()
  await expect.poll(() => scrolled(page)).toBe(0)
})

function filesOf(path: PagePath): string[] {
  const page = builtPage(path)
  const sheets = page.querySelectorAll('link[rel=stylesheet]').map((link) => link.getAttribute('href') ?? '')
  return [...(page.querySelector('html')?.getAttribute('data-app') ?? '').split(' '), ...sheets]
}

test('pages are fetched by pointer, focus and the opened menu, unless data is saved', phoneOnly, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // What a guest's connection is, as some browsers tell it.
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' })
    Object.defineProperty(navigator, 'connection', { get: () => connection })
  })
  const registrations: string[] = []
  page.on('console', (message) => /Service Worker registration/.test(message.text()) && registrations.push('one'))
  const arrived = new Set<string>()
  page.on('requestfinished', (request) => arrived.add(new URL(request.url()).pathname))
  const ofHome = filesOf('/')
  const beyondHome = (path: PagePath) => filesOf(path).filter((file) => !ofHome.includes(file))
  const missing = (path: PagePath) => beyondHome(path).filter((file) => !arrived.has(file))
  // Nothing is fetched while data is saved.
  await page.goto('/')
  await page.keyboard.press('Shift')
  await page.locator('html[data-ready]').waitFor()
  await page.waitForLoadState('networkidle')
  expect([...arrived].filter((file) => file.includes('/request-'))).toEqual([])
  await footerLink(page, '/about-us').hover()
  await footerLink(page, '/enjoyments').focus()
  await page.locator('header details summary').tap()
  await page.waitForLoadState('networkidle')
  // The form, which is near the footer, has the focal points of pictures of stays and enjoyments too.
  const isOfPage = (file: string) => !/\/(?:accommodations|enjoyments)-[\w-]{6}\.css$/.test(file)
  expect(pagePaths.flatMap(missing).filter(isOfPage)).toEqual(pagePaths.flatMap(beyondHome).filter(isOfPage))
  // A worker would fetch the whole site.
  expect(registrations).toEqual([])
  await page.keyboard.press('Escape')
  await page.evaluate(() => {
    Object.assign((navigator as unknown as { connection: object }).connection, { saveData: false })
  })
  // Beside everything that is a link.
  await page.mouse.move(5, 500)
  for (const [path, intend] of [
    ['/about-us', () => footerLink(page, '/about-us').hover()],
    ['/enjoyments', () => footerLink(page, '/enjoyments').focus()],
    [menuPage as PagePath, () => page.locator('header details summary').tap()],
  ] as const) {
    expect(missing(path), `${path} before`).not.toEqual([])
    await intend()
    await expect.poll(() => missing(path), path).toEqual([])
  }
})
