/** A page's chunk could not be fetched: the network failed, or a new deployment has replaced the files. */
export class PageUnavailable extends Error {
  override name = 'PageUnavailable'
}

const mark = 'reloaded'

/** The mark is in the history entry: it survives a reload, belongs to this address alone, and needs no storage. */
function isMarked(): boolean {
  return Boolean((history.state as Record<string, unknown> | null)?.[mark])
}

function setMark(value: true | undefined): void {
  history.replaceState({ ...(history.state as object | null), [mark]: value }, '')
}

/**
 * Reloads the current address, which loads the files of the newest deployment. Only once: returns false, and does
 * nothing, where that has been tried.
 */
export function reloadOnce(): boolean {
  if (isMarked()) return false
  setMark(true)
  location.reload()
  return true
}

/** To be called when a page has hydrated: it may then be reloaded again later. */
export function forgetReload(): void {
  if (isMarked()) setMark(undefined)
}

/** Whether the current address has been reloaded already. */
export const hasReloaded = isMarked
