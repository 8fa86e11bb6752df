/** The keys of everything that the site stores on the device. It sets no cookies. */
export const storageKeys = {
  /** In `localStorage`: the look that the guest chose. */
  look: 'look',
  /** In `sessionStorage`: the enquiry that is being written in this tab. */
  draft: 'draft',
  /** In `localStorage`: the outings that are chosen, and the dates of the stay. */
  days: 'days',
} as const
