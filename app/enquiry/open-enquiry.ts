import { useNavigate } from 'react-router'
import type { EnquiryPreset } from '../lib/paths.ts'
import { changeDraft } from './draft-store.ts'

/** History state of an entry on which the dialog is open. */
export const enquiryState = { enquiry: 'open' } as const

export function hasEnquiry(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'enquiry' in state
}

/** The address as it is: the dialog is a step in the history, and no other page. */
export function here({ withHash }: { withHash: boolean }): string {
  return location.pathname + location.search + (withHash ? location.hash : '')
}

let opener: HTMLElement | null = null

/** Opens the dialog with what the pressed button is about, over whatever page is there. */
export function useOpenEnquiry(): (preset: EnquiryPreset, pressed: HTMLElement) => void {
  const navigate = useNavigate()
  return (preset, pressed) => {
    opener = pressed
    changeDraft('dialog', preset)
    void navigate(here({ withHash: true }), { state: enquiryState })
  }
}

/**
 * Gives the focus back to the button that was pressed. Not every browser focuses what is pressed by a finger, so it
 * was remembered; a button of the menu, which has closed meanwhile, is stood in for by the menu's toggle.
 */
export function focusOpener(): void {
  const isSeen = opener && opener.getClientRects().length > 0
  const target = isSeen ? opener : opener?.closest('details')?.querySelector('summary')
  target?.focus({ preventScroll: true })
  opener = null
}
