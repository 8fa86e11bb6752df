import type { Page } from '@playwright/test'
import { builtPage, textOf, type PagePath } from '../../site/built-pages.ts'
import { open } from '../support/every-page.ts'
import { calm, expect, launch, once, phoneOnly, test } from '../support/fixtures.ts'
import { home, location } from '../support/words.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const jumpTo = (page: Page, top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)

/** A mark that disappears with a page load. */
const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-test-mark', ''))
const expectSameDocument = (page: Page) => expect(page.locator('html[data-test-mark]')).toHaveCount(1)

const footerLink = (page: Page, path: string) => page.getByRole('contentinfo').locator(`a[href="${path}"]`).first()

/**
 * How far from its top a page is in each frame, from the one in which its heading has changed, until it rests there.
 */
function framesOfNextPage(): Promise<number[]> {
  const last = document.querySelector('h1')?.textContent
  const tops: number[] = []
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('h1')?.textContent !== last) tops.push(scrollY)
      if (tops.length > 1 && tops.at(-1) === 0) resolve(tops)
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Follows a link at the foot of the page. @returns how far from its top the next page was seen, frame by frame */
async function followFromFoot(page: Page, path: string): Promise<number[]> {
  const link = footerLink(page, path)
  await link.evaluate((foot) => foot.scrollIntoView({ behavior: 'instant' }))
  expect(await scrolled(page)).toBeGreaterThan(2 * (await page.evaluate(() => innerHeight)))
  const frames = page.evaluate(framesOfNextPage)
  await link.click()
  return frames
}

/**
 * Notes how the page asks to be scrolled, because frames of an animation cannot be counted on a busy machine, and counts
 * its view transitions. Runs in the page.
 */
function noteMotion(): void {
  const asked: unknown[] = []
  const fades: unknown[] = []
  const scroll = window.scrollTo.bind(window) as (options: ScrollToOptions) => void
  window.scrollTo = ((options: ScrollToOptions) => {
    asked.push(options.behavior)
    scroll(options)
  }) as typeof window.scrollTo
  const fade = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => (fades.push(update), fade(update))
  Object.assign(window, { asked, fades })
}

type Motion = { asked: unknown[]; fades: unknown[] }
const asked = (page: Page) => page.evaluate(() => (window as unknown as Motion).asked)
const fades = (page: Page) => page.evaluate(() => (window as unknown as Motion).fades.length)

test('V1 a link changes the page in place and leads to its top', { tag: [phoneOnly.tag, launch] }, async ({ page }) => {
  await page.addInitScript(noteMotion)
  await open(page, '/')
  await markDocument(page)
  const heading = page.getByRole('heading', { level: 1 })
  const expectArrival = async (path: PagePath) => {
    // The address changes before the page does.
    const title = textOf(builtPage(path).querySelector('title'))
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page).toHaveTitle(title)
    await expect(heading).toBeFocused()
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(page.locator('[aria-live=polite]', { hasText: title })).toHaveCount(1)
    await expectSameDocument(page)
  }
  await test.step('from the foot of a page it glides to the top of the next one', async () => {
    const tops = await followFromFoot(page, '/enjoyments')
    const screen = await page.evaluate(() => innerHeight)
    expect.soft(Math.max(...tops), 'is seen within a screen of its top').toBeLessThanOrEqual(screen)
    await expectArrival('/enjoyments')
    expect.soft(await asked(page), 'is put near its top, and glides').toEqual(['instant', 'smooth'])
    expect.soft(await fades(page), 'view transitions').toBe(1)
  })
  await test.step('Back leads to the page before in the same way', async () => {
    await page.goBack()
    await expectArrival('/')
    expect.soft(await fades(page), 'view transitions').toBe(2)
  })
  await test.step('under reduced motion it is seen from its top alone', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect.soft(new Set(await followFromFoot(page, '/about-us'))).toEqual(new Set([0]))
    await expectArrival('/about-us')
    expect.soft((await asked(page)).at(-1), 'is there at once').toBe('instant')
    expect.soft(await fades(page), 'view transitions').toBe(2)
  })
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
  await test.step('opened cold', async () => {
    await open(page, '/#contact')
    await landsOn('contact')
  })
  for (const id of ['contact', 'accommodations']) {
    await test.step(`/#${id} from another page`, async () => {
      await footerLink(page, '/location').click()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.getByRole('main').locator(`a[href="/#${id}"]`).first().click()
      await expect(page).toHaveURL(new RegExp(`/#${id}$`))
      await landsOn(id)
      await expect(page.locator(`#${id} h2`).first()).toBeFocused()
    })
  }
})

test.describe('places to come back to', () => {
  test.use(calm)

  test('V1 state or fragment alone keep the place, also by Back and Forward', once, async ({ page }) => {
    await open(page, '/')
    const heading = page.getByRole('heading', { level: 1 })
    await test.step('a change of history state does nothing', async () => {
      await jumpTo(page, 1200)
      await page.evaluate(async () => {
        // The event of the scroll comes with the next frame.
        await new Promise((goOn) => requestAnimationFrame(goOn))
        history.pushState({ dialog: true }, '')
        history.back()
      })
      await page.waitForFunction(() => history.state?.dialog === undefined)
      expect(await scrolled(page)).toBe(1200)
      await expect(page.locator('[aria-live=polite]', { hasText: await page.title() })).toHaveCount(0)
    })
    await test.step('a fragment neither scrolls to the top nor moves the focus to the heading', async () => {
      await page.locator('#accommodations').scrollIntoViewIfNeeded()
      await page.locator('#accommodations').getByRole('link', { name: home.accommodations.guidanceLabel }).click()
      await expect(page).toHaveURL(/#contact$/)
      await expect.poll(() => distance(page, 'contact')).toBeLessThan(60)
      await page.goBack()
      await expect(page).toHaveURL(/\/$/)
      await expect.poll(() => scrolled(page)).toBeGreaterThan(500)
      await expect(heading).not.toBeFocused()
    })
    await test.step('Back and Forward within a page lead to where the guest was', () => goWithin(page))
  })

  async function goWithin(page: Page): Promise<void> {
    await open(page, '/location')
    const list = page.getByRole('navigation', { name: location.nearby.indexLabel })
    const [first, last] = [location.nearby.places[0], location.nearby.places.at(-1)].map((place) => place?.name ?? '')
    const steps: number[] = []
    const rest = async () => {
      steps.push(await scrolled(page))
      return steps.at(-1) ?? 0
    }
    const follow = async (name: string) => {
      const link = list.getByRole('link', { name })
      await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const from = await rest()
      await link.click()
      await expect.poll(() => scrolled(page)).not.toBe(from)
      // A guest reads on a little, and takes longer than a frame to go back.
      await page.evaluate(
        () =>
          new Promise<void>((seen) => {
            addEventListener('scroll', () => requestAnimationFrame(() => seen()), { once: true })
            scrollBy({ top: 120, behavior: 'instant' })
          }),
      )
      return rest()
    }
    await follow(first ?? '')
    await follow(last ?? '')
    const [listAtFirst, atFirst, listAtLast, atLast] = steps as [number, number, number, number]
    // The list was scrolled to on the first place's own entry.
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(listAtLast)
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(listAtFirst)
    await page.goForward()
    await expect.poll(() => scrolled(page)).toBe(listAtLast)
    await page.goForward()
    await expect.poll(() => scrolled(page)).toBe(atLast)
    expect(atFirst).not.toBe(listAtFirst)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
  }
})
