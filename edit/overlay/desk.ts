/** What every window may do besides its own work: close, open another window, say what was done. */
import { createContext, useContext } from 'react'
import type { Origin } from './field-location.ts'

export type Sheet = 'open' | 'changed' | 'page' | 'publish'

export type Desk = {
  /** @param pressed the point beside the window that was clicked to close it */
  close: (pressed?: { x: number; y: number }) => void
  openField: (path: string, from?: Origin) => void
  openPicture: (image: HTMLImageElement) => void
  /** Opens a sheet, or closes it where it is open. */
  toggle: (sheet: Sheet) => void
  say: (sentence: string) => void
}

export const DeskContext = createContext<Desk | undefined>(undefined)

export const useDesk = (): Desk => useContext(DeskContext)!

/** Asks the server for something by its name, and says `said` once it is done. */
export type Run = (name: string, data: unknown, said: string) => Promise<void>
