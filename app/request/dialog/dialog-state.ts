import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { afterPaint } from '../../browser/dom.ts'
import type { EnquiryPreset } from '../../../lib/paths.ts'
import { createStore, useStore } from '../../browser/store.ts'
import type { Stage } from '../use-enquiry-form.ts'
import { changeDraft } from '../draft.ts'

/** History state of an entry on which the dialog is open. */
export const enquiryState = { enquiry: 'open' } as const

export function hasEnquiry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'enquiry' in state
}

/**
 * The state of the current history entry, as React Router keeps it. What is rendered follows it a moment later, in which
 * the guest may press on.
 */
export const entryState = (): unknown => (history.state as { usr?: unknown } | null)?.usr

/** The current address: the dialog has its own history entry, but not its own page. */
export function here({ withHash }: { withHash: boolean }): string {
  return location.pathname + location.search + (withHash ? location.hash : '')
}

let opener: HTMLElement | null = null

/**
 * How far the opening has come, until the history entry exists. `shown`: the dialog is rendered; `stepping`: the
 * history entry is being added; `takenBack`: the dialog was closed meanwhile, so the entry must be removed again.
 */
type DialogState = 'none' | 'shown' | 'stepping' | 'takenBack'

export const dialogStore = createStore<DialogState>('none')

export const useDialogState = (): DialogState => useStore(dialogStore, 'none')

/**
 * Opens the dialog over the current page, preset by the pressed button. The dialog is rendered first. The history
 * entry, which renders the whole page again, is added after the dialog has been painted. On a slow phone this halves
 * the time until the dialog is visible.
 */
export function useOpenEnquiry(): (preset: Partial<EnquiryPreset>, pressed: HTMLElement) => void {
  const navigate = useNavigate()
  return useCallback(
    (preset, pressed) => {
      if (dialogStore.get() !== 'none') return
      opener = pressed
      const { stay, ask, ...rest } = preset
      changeDraft('dialog', { ...rest, ...(stay && { stays: [stay] }), ...(ask && { asksTerms: true }) })
      dialogStore.set('shown')
      afterPaint(() => {
        if (dialogStore.get() !== 'shown') return
        dialogStore.set('stepping')
        void navigate(here({ withHash: true }), { state: enquiryState })
      })
    },
    [navigate],
  )
}

/** If the dialog cannot be fetched, follows the link of the pressed button to the contact section. */
export function followOpener(): void {
  dialogStore.set('none')
  if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
}

/**
 * Gives the focus back to the pressed button, or to the menu's toggle if the button is in the menu, which has closed.
 * The button is remembered because some browsers do not focus a button that is tapped.
 */
export function focusOpener(): void {
  const target = opener?.checkVisibility() ? opener : opener?.closest('details')?.querySelector('summary')
  target?.focus({ preventScroll: true })
  opener = null
}

/**
 * Back may remove a history entry before React renders it: then what is rendered of the history never changes.
 *
 * @param isPending whether an entry is being made, or may be, of which nothing is rendered
 * @param goBack called where Back or Forward is pressed meanwhile
 */
export function useStepBack(isPending: boolean, goBack: () => void): void {
  const stepBack = useEffectEvent(goBack)
  useEffect(() => {
    if (!isPending) return
    const listen = () => stepBack()
    addEventListener('popstate', listen)
    return () => removeEventListener('popstate', listen)
  }, [isPending])
}

/** History state of the entry on which the dialog shows the message, one above that of its fields. */
const messageState = { enquiry: 'message' } as const

export const isMessageEntry = (state: unknown): boolean =>
  hasEnquiry(state) && (state as { enquiry: unknown }).enquiry === messageState.enquiry

/**
 * Gives the message a history entry of its own, so that Back goes from it to the fields. The stage leads, and the
 * history follows: where the fields are shown on that entry (the guest pressed Forward, or typed on), it is left again.
 *
 * @param part of the dialog: once it is closed, it leaves both entries itself
 * @param goBack shows the fields
 */
export function useMessageStep(stage: Stage, part: RefObject<HTMLElement | null>, goBack: () => void): void {
  const navigate = useNavigate()
  const isEntry = isMessageEntry(useLocation().state)
  const wasEntry = useRef(isEntry)
  const isReady = stage === 'ready'
  const leave = useEffectEvent(goBack)
  useEffect(() => {
    const isLeft = wasEntry.current && !isEntry
    wasEntry.current = isEntry
    if (isReady === isEntry || !part.current?.closest('dialog')?.open) return
    if (isReady && isLeft) leave()
    else if (isReady) void navigate(here({ withHash: true }), { state: messageState })
    else void navigate(-1)
  }, [isReady, isEntry, part, navigate])

  useStepBack(isReady && !isEntry, goBack)
}
