import { storageKeys } from '../lib/storage-keys.ts'

/** Day and evening: the system decides until the guest does, and the guest's choice is kept on the device. */
export type Look = 'day' | 'evening'

/** The guest's choice, or nothing where none was made or storage is refused. */
export function rememberedLook(): Look | undefined {
  try {
    const look = localStorage.getItem(storageKeys.look)
    return look === 'day' || look === 'evening' ? look : undefined
  } catch {
    return undefined
  }
}

/** Shows a look, and colours the browser's own bars with it, which would go on following the system. */
export function showLook(root: HTMLElement, look: Look): void {
  root.dataset.look = look
  // The head has one tag for day and one for evening, in this order.
  document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((tag, at) => {
    tag.media = at === Number(look === 'evening') ? '' : 'not all'
  })
}

/** The look that the page shows now. */
function currentLook(root: HTMLElement): Look {
  const chosen = root.dataset.look
  if (chosen === 'day' || chosen === 'evening') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'evening' : 'day'
}

/** Shows the other look, remembers it, and lets it open as a circle from the switch where the browser can. */
export function switchLook(root: HTMLElement, button: Element): void {
  const look = currentLook(root) === 'day' ? 'evening' : 'day'
  const show = () => showLook(root, look)
  try {
    localStorage.setItem(storageKeys.look, look)
  } catch {
    // Storage refused: the choice holds for this page.
  }
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    show()
    return
  }
  const box = button.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y))
  void document.startViewTransition(show).ready.then(
    () => {
      root.animate(
        { clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
        { duration: 400, easing: 'ease-out', pseudoElement: '::view-transition-new(root)' },
      )
    },
    () => {
      // The browser skipped the animation; the look has changed all the same.
    },
  )
}
