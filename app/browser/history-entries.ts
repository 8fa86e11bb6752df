/** Writes the browser's history, alone, and alone knows how React Router 8 keeps its entries there. */
type Entry = {
  /** What the site says of it. */
  usr?: object | null
  /** Its own; the router takes an entry without one for `default`. */
  key?: string
  idx?: number
  hasReloaded?: true | undefined
}

const entry = () => history.state as Entry | null

export const entryKey = (): string => entry()?.key ?? 'default'

/** What was said of the entry, as `state` of a navigation or by `pushEntry`. */
export const entryState = (): object => entry()?.usr ?? {}

const newKey = () => `own-${Date.now()}`

/** Not by the router: that would render the whole page again, which takes a slow phone as long as a dialog. */
export function pushEntry(state: object): void {
  history.pushState({ usr: state, key: newKey(), idx: (entry()?.idx ?? 0) + 1 }, '')
}

/** A step to a fragment is the browser's own. Named before the router sees it, it is an entry like any other. */
export function nameEntry(): void {
  if (!entry()) history.replaceState({ key: newKey() }, '')
}

export const replaceAddress = (address: string): void => history.replaceState(entry(), '', address)

/** Back leads to this address, from a page that was loaded just now; a reloaded one has it below already. */
export function putBelow(address: string): void {
  if (entry()) return
  const { href } = location
  history.replaceState(null, '', address)
  history.pushState(null, '', href)
}

/** Whether it was reloaded by us: in the entry that survives a reload, belongs to one address, and needs no storage. */
export const hasReloaded = (): boolean => entry()?.hasReloaded === true

export const rememberReload = (isNow: true | undefined): void =>
  history.replaceState({ ...entry(), hasReloaded: isNow }, '')

export const isFromOwnPage = (): boolean => document.referrer.startsWith(`${location.origin}/`)
