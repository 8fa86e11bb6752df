/**
 * What a page may weigh, as a guest feels it. `tests/site/budgets.test.ts` holds what can be read from the build to
 * these numbers, `tests/journeys/budgets.spec.ts` what a browser has to count; `npm run bench` measures time. Bytes are
 * those that travel (brotli for text). 1 kB is 1000 bytes. Whoever raises a number says here what the guest gets for it.
 */
import type { PagePath } from './site/built-pages.ts'

const kB = 1000

/**
 * What paints the first screen: the response headers and the document up to the end of its first section. Ten TCP
 * segments of 1460 bytes are what a server sends before it first waits for an answer, so that a page that fits paints
 * after one round trip. Headers are counted as our own server sends them, over HTTP/1.1; newer versions compress them.
 */
export const firstScreen = 14.6 * kB

/** A whole document. The rest may follow the first screen; the page of the way here has the most to say. */
export const wholeDocument = (path: PagePath): number => (path === '/location' ? 26 * kB : 20 * kB)

/**
 * What a phone fetches until it is quiet: React, react-dom and the router are 84 kB of the code, and each request costs
 * a slow line more than its bytes. The requests are all of them, document, fonts and pictures included. No script is
 * asked for before the page has loaded.
 */
export const untilQuiet = { code: 150 * kB, requests: 30 }

/** Scripts and styles that come when they are used. The weather brings the query library, a toast its own. */
export const whenUsed = { request: 70 * kB, weatherAndToasts: 22 * kB }

/** What the service worker fetches to save the site for the road, itself included. Pictures are kept as they are seen. */
export const forTheRoad = 380 * kB

/**
 * Young Serif and Hanken Grotesk with its weights from 400 to 700, cut to the characters of the content (build/fonts.ts):
 * 24.8 kB. A letter beyond these that a guest types is drawn by the fallback.
 */
export const fonts = 45 * kB

/**
 * Pictures before anybody scrolls, and on the way to the end of the longest page. The phone is the common one in
 * Kenya (412 px wide, 1.75 pixels to each): 60 kB arrive in a third of a second of slow 4G. The desk is a large window
 * on an ordinary screen.
 */
export const pictures = {
  phone: { atFirst: 60 * kB, toTheEnd: 450 * kB },
  desk: { atFirst: 160 * kB, toTheEnd: 1200 * kB },
}

/**
 * How much of a page may move while it loads and is read to its end: the sum of Chromium's layout shifts. Nothing does;
 * 0.001 is what tools round to nothing: a word moved by a few pixels, where a face came between two frames.
 */
export const shift = 0.001

/** Widths in pixels at which nothing on any page may move, with fonts and pictures slow. */
export const steadyWidths = [360, 390, 768, 1024, 1440]

/** How late fonts and pictures come in that test: milliseconds, longer than the first paint takes anywhere. */
export const slow = { fonts: 900, pictures: 1200 }

/**
 * Time, in milliseconds on a phone whose processor is slowed four times: in the bench only, because a busy machine
 * would fail what is right. The longest task may be so much longer than that of the same page without scripts; a press
 * is answered by a paint.
 */
export const time = { longestTaskAbovePaper: 50, press: 100 }
