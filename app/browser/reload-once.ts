import { hasReloaded, rememberReload } from './history-entries.ts'

/** A page's chunk could not be fetched: the network failed, or a new deployment has replaced the files. */
export class PageUnavailable extends Error {
  override name = 'PageUnavailable'
}

/** Reloads the current address, which loads the files of the newest deployment; nothing where that has been tried. */
export function reloadOnce(): void {
  if (hasReloaded()) return
  rememberReload(true)
  location.reload()
}

/** To be called when a page has hydrated: it may then be reloaded again later. */
export function forgetReload(): void {
  if (hasReloaded()) rememberReload(undefined)
}
