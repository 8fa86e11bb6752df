/** A page's chunk could not be fetched: the network failed, or a new deployment has replaced the files. */
export class PageUnavailable extends Error {
  override name = 'PageUnavailable'
}

const mark = 'reloaded'

/**
 * Whether the current address has been reloaded. The mark is in the history entry: it survives a reload, belongs to this
 * address alone, and needs no storage.
 */
export const hasReloaded = (): boolean => Boolean((history.state as Record<string, unknown> | null)?.[mark])

function setMark(value: true | undefined): void {
  history.replaceState({ ...(history.state as object | null), [mark]: value }, '')
}

/** Reloads the current address, which loads the files of the newest deployment; nothing where that has been tried. */
export function reloadOnce(): void {
  if (hasReloaded()) return
  setMark(true)
  location.reload()
}

/** To be called when a page has hydrated: it may then be reloaded again later. */
export function forgetReload(): void {
  if (hasReloaded()) setMark(undefined)
}
