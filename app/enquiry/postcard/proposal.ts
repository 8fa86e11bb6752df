import { createStore } from '../../browser/store.ts'
import { changeDraft, draftOf } from '../draft/draft-store.ts'
import type { Shared } from '../request/rules/share-link.ts'

/** The shared link whose postcard was closed without *Yes*, for as long as the page is loaded. */
export const proposalStore = createStore<{ hash: string; shared: Shared } | null>(null)

/** It waits as a slip, and *Book Now* is filled with it, unless the guest has chosen a stay or days. */
export function keepProposal(hash: string, shared: Shared): void {
  proposalStore.set({ hash, shared })
  const { stays, checkIn, checkOut } = draftOf('dialog')
  if (stays.length === 0 && !checkIn && !checkOut) changeDraft('dialog', shared.preset)
}
