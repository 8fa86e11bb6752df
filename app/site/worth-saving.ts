/** Whether a page was opened from another page of the site. */
export function isSecondPage(referrer: string, origin: string): boolean {
  return URL.canParse(referrer) && new URL(referrer).origin === origin
}

function firstInteraction(): Promise<void> {
  // It may have been what started the app, and be over by now.
  const activation = navigator.userActivation as UserActivation | undefined
  if (activation?.hasBeenActive) return Promise.resolve()
  return new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, () => resolve(), { once: true, capture: true, passive: true })
    }
  })
}

/**
 * Nobody pays for a copy of the site who only glances at a page: it is worth its bytes from the first interaction, or
 * from the second page.
 */
export async function worthSaving(): Promise<void> {
  if (!isSecondPage(document.referrer, location.origin)) await firstInteraction()
}
