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

/** Tells the switches which look is shown, which a prerendered page cannot know. */
export function markSwitches(root: HTMLElement): void {
  for (const button of document.querySelectorAll('[data-look-switch]')) {
    button.setAttribute('aria-pressed', String(currentLook(root) === 'evening'))
  }
}

/** Shows a look, and colours the browser's own bars with it, which would go on following the system. */
export function showLook(root: HTMLElement, look: Look): void {
  root.dataset.look = look
  // The head has one tag for day and one for evening, in this order.
  document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((tag, at) => {
    tag.media = at === Number(look === 'evening') ? '' : 'not all'
  })
  markSwitches(root)
}

/** The look that the page shows now. */
function currentLook(root: HTMLElement): Look {
  const chosen = root.dataset.look
  if (chosen === 'day' || chosen === 'evening') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'evening' : 'day'
}

/** Shows the other look, and remembers it. */
export function switchLook(root: HTMLElement): void {
  const look = currentLook(root) === 'day' ? 'evening' : 'day'
  showLook(root, look)
  try {
    localStorage.setItem(storageKeys.look, look)
  } catch {
    // Storage refused: the choice holds for this page.
  }
}
