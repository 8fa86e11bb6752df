import { createStore, useStore } from '../browser/store.ts'

const news = createStore('')

/** Reads out what a press has changed, to guests who cannot see it. */
export const announce = news.set

/**
 * Reads out the title of each page that comes without a page load (V1), and what is announced. A live region without a
 * role: as a status it would be a line of its own for those who read the page, empty nearly always.
 */
export function LiveRegion() {
  return (
    <p className="visually-hidden" aria-live="polite">
      {useStore(news)}
    </p>
  )
}
