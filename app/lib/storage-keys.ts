/** Under which names the site keeps something on the device; there is nothing else (no cookies). */
export const storageKeys = {
  /** In `localStorage`: the look that the guest chose. */
  look: 'look',
  /** In `sessionStorage`: the enquiry that is being written in this tab. */
  draft: 'draft',
} as const
