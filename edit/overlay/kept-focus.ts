/** The button of the bar that had the focus last gets it again when the page is loaded anew because of a change. */
import { beforeReload } from './channel.ts'

const key = 'edit-focus'

export function keepFocus(bar: HTMLElement | null): void {
  const buttons = () => [...(bar?.querySelectorAll('button') ?? [])]
  const kept = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  let last = kept === null ? -1 : Number(kept)
  buttons()[last]?.focus({ preventScroll: true })
  bar?.addEventListener('focusin', ({ target }) => (last = buttons().indexOf(target as HTMLButtonElement)))
  beforeReload(() => {
    if (last !== -1) sessionStorage.setItem(key, String(last))
  })
}
