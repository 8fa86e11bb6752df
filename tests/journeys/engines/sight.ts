/** What the journeys in every engine look at; runs in the page. */
import { expect } from '@playwright/test'
import { contrast, type Colour } from '../support/page-measurements.ts'
import { pixelsOf } from '../support/pixels.ts'
import type { Engine } from './engine.ts'

/** Waits until the app has started: no policy stopped the starter, and no module failed. */
export const ready = (engine: Engine) =>
  expect.poll(() => engine.run(() => 'ready' in document.documentElement.dataset), { timeout: 15_000 }).toBe(true)

export const scrollTo = (engine: Engine, y: number) =>
  engine.run(
    (top) =>
      new Promise<void>((resolve) => {
        scrollBy({ top: top - scrollY, behavior: 'instant' })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
    y,
  )

export const scrolled = (engine: Engine) => engine.run(() => Math.round(scrollY))

export const expectAddress = (engine: Engine, address: string | RegExp) =>
  expect.poll(() => engine.address(), { timeout: 10_000 }).toMatch(address)
export const expectVisible = (engine: Engine, selector: string, isVisible = true) =>
  expect.poll(() => engine.isVisible(selector), { timeout: 10_000 }).toBe(isVisible)
/** @param name of the element that has the focus */
export const expectFocus = (engine: Engine, name: string) =>
  expect.poll(() => engine.run(() => document.activeElement?.localName ?? null), { timeout: 10_000 }).toBe(name)

/** How far an element's top lies below the lower edge of the header. */
export const belowHeader = (engine: Engine, selector: string) =>
  engine.run((target) => {
    const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const element = document.querySelector(target)
    return element ? Math.round(element.getBoundingClientRect().top - Math.max(0, edge)) : null
  }, selector)

/** Draws black and white stripes behind the header, and hides the page and the words of the header. */
const drawStripes = (engine: Engine) =>
  engine.run(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      :is(header, main) * { visibility: hidden !important }
      main { background: repeating-linear-gradient(90deg, #000 0 8px, #fff 8px 16px) }`)
    document.adoptedStyleSheets = [sheet]
  })

/** Contrasts, 1 to 21: of the stripes as seen through the header, and the lowest of its letters. */
async function headerContrasts(engine: Engine): Promise<{ ofStripes: number; ofLetters: number }> {
  const { middle, ink } = await engine.run(() => {
    const header = document.querySelector('header')!
    const { top, height } = header.getBoundingClientRect()
    return {
      middle: top + height / 2,
      ink: getComputedStyle(header)
        .color.match(/[\d.]+/g)!
        .slice(0, 3)
        .map(Number) as Colour,
    }
  })
  const { width, at } = await pixelsOf(await engine.screenshot())
  const ground = Array.from({ length: width - 40 }, (_, x) => at(x + 20, middle))
  const overBlack = ground.map((colour) => contrast(colour, [0, 0, 0]))
  return {
    ofStripes: Math.max(...overBlack) / Math.min(...overBlack),
    ofLetters: Math.min(...ground.map((colour) => contrast(ink, colour))),
  }
}

/**
 * The header is see-through at 49 px, and blurs what is behind it from 51 px.
 *
 * @param mostSeen the contrast, 1 to 21, that black and white stripes behind it may have as seen through it
 */
export async function expectGroundOfHeader(
  engine: Engine,
  mostSeen: number,
  looks: readonly ('day' | 'evening')[],
): Promise<void> {
  await drawStripes(engine)
  for (const look of looks) {
    await engine.run((chosen) => document.documentElement.setAttribute('data-look', chosen), look)
    await scrollTo(engine, 60)
    await scrollTo(engine, 49) // on the way up the header is there
    await expect.poll(async () => (await headerContrasts(engine)).ofStripes, look).toBeGreaterThan(15)
    await scrollTo(engine, 51)
    await expect.poll(async () => (await headerContrasts(engine)).ofStripes, look).toBeLessThan(mostSeen)
    expect((await headerContrasts(engine)).ofLetters, look).toBeGreaterThan(7)
  }
}
