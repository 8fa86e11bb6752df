import { useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { RequestPreset } from '../../../lib/paths.ts'
import { entryState, pushEntry } from '../../browser/history-entries.ts'
import { createStore, useStore } from '../../browser/store.ts'
import { mailLink } from '../../resort/links.ts'
import { beginRequest } from '../form-draft.ts'
import type { Stage } from '../form-state.ts'
import { whenFormLoaded } from '../form-chunk.ts'

/** What the dialog shows: nothing, its fields, or the message. */
type DialogState = 'closed' | 'open' | 'message'

/** The history entry says what the dialog shows, so Back leads from the message to the fields, then to the page. */
const stateOfEntry = (): DialogState => (entryState() as { dialog?: DialogState }).dialog ?? 'closed'

const dialogStore = createStore<DialogState>('closed')

export const useDialogState = (): DialogState => useStore(dialogStore)

/** The state that the router gives to an entry on which the dialog is open. */
export const openState = { dialog: 'open' } as const

export const showDialog = (): void => dialogStore.set('open')

function addEntry(dialog: DialogState): void {
  pushEntry({ dialog })
  dialogStore.set(dialog)
}

/** Follows Back and Forward. Forward to the message, and a reload of it, lead to the fields. */
export function useDialogHistory(): void {
  useEffect(() => {
    const follow = () => {
      if (stateOfEntry() === 'message') history.back()
      else dialogStore.set(stateOfEntry())
    }
    follow()
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const { key } = useLocation()
  const action = useNavigationType()
  // Before the effect that moves the focus to the heading: a page below an open dialog takes none.
  useLayoutEffect(() => {
    if (action !== 'POP') closeWhereLeft()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each entry has a key of its own
  }, [key, action])
}

/** A link in the dialog leads to an entry without it. The focus stays there, and does not go back to the opener. */
function closeWhereLeft(): void {
  if (stateOfEntry() !== 'closed' || dialogStore.get() === 'closed') return
  opener = null
  document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
  dialogStore.set('closed')
}

let opener: HTMLElement | null = null

/** Preset by the pressed button, and again once the draft is restored: a question stands below the kept note. */
export function openRequest(preset: Partial<RequestPreset>, pressed: HTMLElement): void {
  if (stateOfEntry() !== 'closed') return
  opener = pressed
  beginRequest('dialog', preset)
  addEntry('open')
  whenFormLoaded(() => beginRequest('dialog', preset))
}

export function leaveEntries(): void {
  const shown = stateOfEntry()
  dialogStore.set('closed')
  if (shown !== 'closed') history.go(shown === 'message' ? -2 : -1)
}

/** If the dialog cannot be fetched, follows the pressed link, or opens the mail app where it was a button. */
export function followOpener(): void {
  if (opener instanceof HTMLAnchorElement) return location.replace(opener.href)
  leaveEntries()
  if (opener) location.assign(mailLink)
}

/** To the pressed button, which some browsers do not focus on a tap, or to the toggle of the menu that it was in. */
export function focusOpener(): void {
  const target = opener?.checkVisibility() ? opener : opener?.closest('details')?.querySelector('summary')
  target?.focus({ preventScroll: true })
  opener = null
}

/** The stage of the form in the dialog: its message has a history entry of its own. */
export const useDialogStage = () => [useDialogState() === 'message' ? 'ready' : 'editing', changeStage] as const

function changeStage(stage: Stage): void {
  if (stage === 'ready') {
    if (dialogStore.get() !== 'message') addEntry('message')
  } else if (dialogStore.get() === 'message') {
    dialogStore.set('open')
    history.back()
  }
}
