import { createStore } from '../../browser/store.ts'
import { changeDraft, draftOf } from '../draft/draft-store.ts'
import type { Shared } from '../request/rules/share-link.ts'

type Proposal = {
  /** of the shared link */
  hash: string
  /** what is proposed, in a few words; '' while that is open */
  what: string
}

/** The shared link whose postcard was closed without *Yes*, for as long as the page is loaded. */
export const proposalStore = createStore<Proposal | null>(null)

/** It waits as a slip, and *Book Now* is filled with it, unless the guest has chosen a stay or days. */
export function keepProposal(proposal: Proposal, { preset }: Shared): void {
  proposalStore.set(proposal)
  const { stays, checkIn, checkOut } = draftOf('dialog')
  if (stays.length === 0 && !checkIn && !checkOut) changeDraft('dialog', preset)
}
