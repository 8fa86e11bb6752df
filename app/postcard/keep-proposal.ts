import { createStore } from '../browser/store.ts'
import { draftStore, emptyDraft, isEmptyDraft, type Draft } from '../request/draft.ts'
import { changeDraft } from '../request/form-draft.ts'
import { parseShareLink } from '../request/form/rules/shared-link.ts'

/** The last shared link that was opened, for as long as the page is loaded; '' once it was answered or put away. */
export const proposalStore = createStore('')

/** It waits as a slip, and *Book Now* is filled with it, unless the guest has entered anything that it would replace. */
export function keepProposal(hash: string): void {
  const shared = parseShareLink(hash)
  if (!shared || shared.gone) return
  proposalStore.set(hash)
  const own = draftStore.get()
  const ofLink = Object.keys(shared.preset).map((key) => [key, own[key as keyof Draft]])
  if (isEmptyDraft({ ...emptyDraft, ...Object.fromEntries(ofLink) })) changeDraft('dialog', shared.preset)
}
