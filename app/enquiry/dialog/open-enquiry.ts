import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from '../../browser/dom.ts'
import type { EnquiryPreset } from '../../../lib/paths.ts'
import { createStore, useStore } from '../../browser/store.ts'
import { changeDraft } from '../draft/draft-store.ts'

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
type Opening = 'none' | 'shown' | 'stepping' | 'takenBack'

export const openingStore = createStore<Opening>('none')

export const useOpening = (): Opening => useStore(openingStore, 'none')

/**
 * Opens the dialog over the current page, preset by the pressed button. The dialog is rendered first. The history
 * entry, which renders the whole page again, is added after the dialog has been painted. On a slow phone this halves
 * the time until the dialog is visible.
 */
export function useOpenEnquiry(): (preset: Partial<EnquiryPreset>, pressed: HTMLElement) => void {
  const navigate = useNavigate()
  return useCallback(
    (preset, pressed) => {
      if (openingStore.get() !== 'none') return
      opener = pressed
      const { stay, ask, ...rest } = preset
      changeDraft('dialog', { ...rest, ...(stay && { stays: [stay] }), ...(ask && { asksTerms: true }) })
      openingStore.set('shown')
      afterPaint(() => {
        if (openingStore.get() !== 'shown') return
        openingStore.set('stepping')
        void navigate(here({ withHash: true }), { state: enquiryState })
      })
    },
    [navigate],
  )
}

/** If the dialog cannot be fetched, follows the link of the pressed button to the contact section. */
export function followOpener(): void {
  openingStore.set('none')
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
