/**
 * Runs `act` after the next paint. For work that restyles the whole page: the browser first paints the pressed button
 * and its focus ring.
 */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}

/** As the ref of what is to be seen once it is there. */
export const bringIntoView = (element: HTMLElement | null): void => element?.scrollIntoView({ block: 'center' })

/** Whether the guest's system has nothing against motion. Only in a browser. */
export const isMotionWelcome = (): boolean => matchMedia('(prefers-reduced-motion: no-preference)').matches

/** Whether a page of the site led here. */
export const isFromOwnPage = (): boolean => document.referrer.startsWith(`${location.origin}/`)

/** A click with the main button and without modifier keys: not one for a new tab, a download or a context menu. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
