/** What the journeys through every engine look at, run in the page. */
import { expect } from '@playwright/test'
import type { Engine } from './engine.ts'

/** Waits until the app answers links itself: no policy stopped the starter, no module failed to parse. */
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

/** What has the focus: the name of its element. */
export const focused = (engine: Engine) => engine.run(() => document.activeElement?.localName ?? null)

/** How far an element's top lies below the lower edge of the header. */
export const belowHeader = (engine: Engine, selector: string) =>
  engine.run((target) => {
    const edge = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    const element = document.querySelector(target)
    return element ? Math.round(element.getBoundingClientRect().top - Math.max(0, edge)) : null
  }, selector)
