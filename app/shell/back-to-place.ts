import ui from '../../content/ui.yaml'
import { isMotionWelcome } from '../browser/hooks.ts'
import { focusQuietly } from './focus-quietly.ts'
import { showToast } from './show-toast.ts'

/** A toast that leads to where the guest left the page. @param top in pixels from its top */
export const offerWayBack = (top: number): void => void showToast(ui.backToPlace, () => returnTo(top))

/** Scrolls, and moves the focus to the next heading there: the next Tab would lead up again. */
function returnTo(top: number): void {
  scrollTo({ top, behavior: isMotionWelcome() ? 'smooth' : 'instant' })
  // The toast gives the focus back when it loses it: before it is moved.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const isThere = (heading: Element) => heading.getBoundingClientRect().top + scrollY >= top
  focusQuietly([...document.querySelectorAll<HTMLElement>('main :is(h2, h3)')].find(isThere) ?? null)
}
