/**
 * The constants that the specification fixes (V6, V7). Times in milliseconds, widths in CSS pixels.
 */

/** Tooltips: how long the pointer rests before one opens; how soon after closing one the next opens at once. */
export const tooltipTimings = { delay: 700, skipDelay: 300 } as const

/** Toasts: how long one stays, how many are seen at once, how wide they are. */
export const toastLimits = { duration: 4_000, visible: 3, width: 356 } as const
