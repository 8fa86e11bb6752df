/**
 * Limits for what a guest has to wait for. `tests/site/` checks what can be read from the build,
 * `tests/journeys/network/budgets.spec.ts` what a browser has to count; `npm run bench` measures time. Bytes are
 * counted as transferred (brotli for text); 1 kB is 1000 bytes. A comment says what guests get for a number that is
 * raised.
 */
import type { Encoding } from '../tools/pictures/recipes.ts'
import { settings } from './settings.ts'
import type { PagePath } from './site/built-pages.ts'

const kB = 1000

/**
 * What paints the first screen: the response headers, and the document to the end of its first section. A server sends
 * ten TCP segments of 1460 bytes before it waits for an answer, so a page within this limit paints after one round
 * trip. Headers are counted as our own server sends them over HTTP/1.1; newer versions compress them.
 */
export const firstScreen = 14.6 * kB

/**
 * What a notice may add to that, in the days in which the owner has one: its words come first on every page, and on
 * /location, which has the least room, they may cost a second round trip.
 */
export const noticeInFirstScreen = 0.3 * kB

const longDocuments: Partial<Record<PagePath, number>> = { '/location': 26 * kB, '/accommodations': 21 * kB }

/** A whole document. /location has the most content; /accommodations has 20.0 kB with every open fact answered. */
export const wholeDocument = (path: PagePath): number => longDocuments[path] ?? 20 * kB

/**
 * What a phone fetches until the network is quiet. React, react-dom and the router are 84 kB of the code. `requests`
 * counts all of them, since each costs more on a slow connection than its bytes. No script is requested before the load
 * event. The words of the forms and of the stays are in it: with every open fact answered it is 150.1 kB, so there is
 * room for more words, and for those of another resort. For 155 in place of 150 guests read which nights are taken.
 */
export const untilQuiet = { code: (settings.specification ? 155 : 165) * kB, requests: 30 }

/**
 * Scripts and styles that are fetched on use, the planner of Your days when a guest comes near it. The weather
 * includes the query library, toasts include sonner.
 */
export const whenUsed = { request: 70 * kB, plannerWeatherAndToasts: 36 * kB }

/** What the service worker fetches on installation, itself included. Pictures are stored later, once seen. */
export const storedSite = 380 * kB

/** Of the calendar of taken nights, loaded when one is opened. */
export const availabilityCalendarCode = 4 * kB

/**
 * The two faces, here Young Serif and Hanken Grotesk (weights 400 to 700), cut to the characters of the content
 * (tools/brand/font-files.ts): 24.8 kB. Other letters that a guest types are shown in a fallback font.
 */
export const fonts = 45 * kB

/**
 * How much larger pictures are in the encoding of `npm test` than those of the same budget that guests get: a measured
 * 1.08 for all of them together. A build for publication has the budgets as they are.
 */
export const largerPictures: Record<Encoding, number> = { fast: 1.08, published: 1 }

/** The drawing of the map, in one look. */
export const map = 14 * kB

/**
 * Pictures of the first screen, with all that are not lazy, and of the whole page after scrolling to its end. The phone
 * is the most common in Kenya (412 px wide, 1.75 pixels to each): 60 kB take a third of a second on slow 4G. The desktop
 * is a large window on an ordinary screen. What a browser fetches ahead of the finger counts for the whole page alone.
 */
export const pictures = {
  phone: { atFirst: 60 * kB, toTheEnd: 450 * kB },
  desk: { atFirst: 160 * kB, toTheEnd: 1200 * kB },
}

/**
 * How much a page may move while it loads and is scrolled to its end: the sum of Chromium's layout shifts. 0.001 is
 * what tools round to zero, such as a word moved by a few pixels when a font arrives.
 */
export const shift = 0.001

/**
 * How much it may move as both fonts arrive after the first paint, and words take another width in their lines. An
 * owner's line may break elsewhere: there the limit is what https://web.dev/articles/cls calls good.
 */
export const shiftOfFonts = settings.specification ? 0.002 : 0.1
