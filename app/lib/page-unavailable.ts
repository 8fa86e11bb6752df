/**
 * A page's code could not be fetched: the network is gone, or a new deployment has replaced the files that
 * this visit still asks for.
 */
export class PageUnavailable extends Error {
  override name = 'PageUnavailable'
}

const mark = 'loadedAgain'

/**
 * The mark stands in the history entry: it survives the full load of the same address, belongs to that
 * address alone, and needs no storage.
 */
function isMarked(): boolean {
  return Boolean((history.state as Record<string, unknown> | null)?.[mark])
}

function setMark(value: true | undefined): void {
  history.replaceState({ ...(history.state as object | null), [mark]: value }, '')
}

/**
 * Loads the address in the address bar anew, which brings the files of the newest deployment. Once only:
 * answers false, and does nothing, where that has been tried.
 */
export function loadAgainOnce(): boolean {
  if (isMarked()) return false
  setMark(true)
  location.reload()
  return true
}

/** A page that has hydrated may be loaded anew again another time. */
export function forgetLoadedAgain(): void {
  if (isMarked()) setMark(undefined)
}

/** Whether the one full load of this address has been spent. */
export const hasLoadedAgain = isMarked
