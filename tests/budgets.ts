/**
 * What a page may weigh. `tests/journeys/budgets.spec.ts` holds every page to these numbers, as a browser counts
 * them: bytes of the body as they travel (brotli for text), without response headers, whose size is the host's.
 * 1 kB is 1000 bytes. Whoever raises a number says here what the guest gets for it.
 */
import type { PagePath } from './site/built-pages.ts'

const kB = 1000

export type Budget = {
  /** Bytes. */
  limit: number
  /** Bytes that were asked for, where the limit is only what has been reached so far. */
  aim?: number
}

/**
 * HTML with its styles, the starter and the art of the first screen. Ten TCP segments of 1460 bytes are what a server
 * sends before it first waits for an answer: a page that fits paints after one round trip. The guide map stands in the
 * page of the way here, drawn, and is worth two more.
 */
export const firstFlight = (path: PagePath): Budget => ({ limit: path === '/location' ? 40 * kB : 14.6 * kB })

/**
 * Scripts that the page itself needs once it is idle. React, react-dom and the router are 84 kB of it, header and footer
 * 12 kB; the still parts of a page have no code on the page where they were built
 * (docs/decisions/0004), so that little is left for each.
 */
export const ownScripts: Budget = { limit: 100 * kB }

/** Code of other pages, fetched ahead so that the next click needs no network: five pages at about 5 kB. */
export const prefetched: Budget = { limit: 25 * kB }

/** Enquiry, confirmations and live weather with its query library, all of them used on one visit. */
export const laterParts: Budget = { limit: 60 * kB }

/**
 * Young Serif and Hanken Grotesk with its weights from 400 to 700, cut to the characters of the content (build/fonts.ts):
 * 34.2 kB. A letter beyond these that a guest types is drawn by the fallback.
 */
export const fonts: Budget = { limit: 45 * kB }

/**
 * Pictures before anybody scrolls, and on the way to the end of the longest page. The phone is the common one in
 * Kenya (412 px wide, 1.75 pixels to each): 60 kB arrive in a third of a second of slow 4G. The desk is a large window
 * on an ordinary screen.
 */
export function pictures(screen: 'phone' | 'desk'): Record<'atFirst' | 'toTheEnd', Budget> {
  if (screen === 'desk') return { atFirst: { limit: 160 * kB }, toTheEnd: { limit: 1200 * kB } }
  return { atFirst: { limit: 60 * kB }, toTheEnd: { limit: 450 * kB } }
}

/**
 * How much of a page may move while it loads and is read to its end: the sum of Chromium's layout shifts. Nothing does;
 * 0.001 is what tools round to nothing: a word moved by a few pixels, where a face came between two frames.
 */
export const shift = { limit: 0.001 }

/** Widths in pixels at which nothing on any page may move, with fonts and pictures slow. */
export const steadyWidths = [360, 390, 768, 1024, 1440]

/** How late fonts and pictures come in that test: milliseconds, longer than the first paint takes anywhere. */
export const slow = { fonts: 900, pictures: 1200 }
