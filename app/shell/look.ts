/** In `localStorage`. */
const storageKey = 'look'

/** Until the guest chooses, the system decides (`color-scheme` in app/styles/tokens.css). */
export type Look = 'day' | 'evening'

/** The guest's choice; none if the guest has not chosen or storage is refused. */
export function rememberedLook(): Look | undefined {
  try {
    const look = localStorage.getItem(storageKey)
    return look === 'day' || look === 'evening' ? look : undefined
  } catch {
    return undefined
  }
}

/** Sets the state of the switch: a prerendered page does not know which look is shown. */
export function markSwitch(root: HTMLElement): void {
  const button = document.querySelector('[data-look-switch]')
  button?.setAttribute('aria-pressed', String(currentLook(root) === 'evening'))
}

/** Shows a look, also in the theme colour of the browser, which would otherwise follow the system setting. */
export function showLook(root: HTMLElement, look: Look): void {
  root.dataset.look = look
  // The head has one tag for day and one for evening, in this order.
  document.querySelectorAll<HTMLMetaElement>('[name=theme-color]').forEach((tag, at) => {
    tag.media = at === Number(look === 'evening') ? '' : 'not all'
  })
  markSwitch(root)
}

export function currentLook(root: HTMLElement): Look {
  const chosen = root.dataset.look
  if (chosen === 'day' || chosen === 'evening') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'evening' : 'day'
}

export function switchLook(root: HTMLElement): void {
  const look = currentLook(root) === 'day' ? 'evening' : 'day'
  showLook(root, look)
  try {
    localStorage.setItem(storageKey, look)
  } catch {
    // Storage is refused: the choice lasts until the next page load.
  }
}

export function forgetLook(root: HTMLElement): void {
  delete root.dataset.look
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Storage is refused: nothing was stored.
  }
}
