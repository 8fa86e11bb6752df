/**
 * Presses before the app is ready, and how each is answered.
 *
 * A booking link is followed, as any link: the contact form, to which it leads, presets itself from the query
 * (`isBookingAddress`). A form that is submitted waits: its values must not get into the address. A button that only
 * the app can answer (`earlyButton`) is remembered. The inline script submits and presses again when the app is ready.
 */
import type { MouseEvent as ReactMouseEvent } from 'react'

export const isBookingAddress = (search: string): boolean => search.includes('subject=')

/** Props of a button that only the app can answer. */
export const earlyButton = (act: () => void) => ({
  'data-early': true,
  onClick: (event: ReactMouseEvent) => {
    // Tells the inline script that this press is answered.
    event.preventDefault()
    act()
  },
})

/** In the inline script: repeats what was pressed early, each once. @param onPress is to fetch the app */
export function repeatEarlyPresses(root: HTMLElement, onPress: () => void): void {
  const isReady = () => root.dataset.ready !== undefined
  let form: HTMLFormElement | undefined
  const buttons = new Set<HTMLElement>()
  addEventListener(
    'submit',
    (event) => {
      if (isReady() || !(event.target instanceof HTMLFormElement)) return
      form = event.target
      event.preventDefault()
      onPress()
    },
    { capture: true },
  )
  addEventListener('click', ({ target, defaultPrevented }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-early]')
    if (!button || defaultPrevented || isReady()) return
    buttons.add(button)
    onPress()
  })
  addEventListener('app-ready', () => {
    form?.requestSubmit()
    for (const button of buttons) button.click()
    buttons.clear()
  })
}

/** A click with the main button and without modifier keys: not one for a new tab, a download or a context menu. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Runs `act` after the next paint, which shows the pressed button: for work that restyles the whole page. */
export function afterPaint(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act))
}
