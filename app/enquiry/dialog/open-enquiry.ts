import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from '../../lib/after-paint.ts'
import type { EnquiryPreset } from '../../lib/paths.ts'
import { createStore, useStore } from '../../lib/store.ts'
import { changeDraft } from '../draft/draft-store.ts'

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

/**
 * How far the opening has come, before the history knows of it. `shown`: the dialog is drawn; `stepping`: the step
 * in the history is being made; `takenBack`: closed during that, so that the step is undone when it has been made.
 */
type Opening = 'none' | 'shown' | 'stepping' | 'takenBack'

export const openingStore = createStore<Opening>('none')

export const useOpening = (): Opening => useStore(openingStore, 'none')

/**
 * Opens the dialog with what the pressed button is about, over whatever page is there. The dialog is drawn at once,
 * by itself; the step in the history, which has the whole page drawn again, follows when it is on the screen. On a
 * slow telephone that halves the time until it is seen.
 */
export function useOpenEnquiry(): (preset: EnquiryPreset, pressed: HTMLElement) => void {
  const navigate = useNavigate()
  return useCallback((preset, pressed) => {
    if (openingStore.get() !== 'none') return
    opener = pressed
    changeDraft('dialog', preset)
    openingStore.set('shown')
    afterPaint(() => {
      if (openingStore.get() !== 'shown') return
      openingStore.set('stepping')
      void navigate(here({ withHash: true }), { state: enquiryState })
    })
  }, [navigate])
}

/** Where the dialog cannot be had, the pressed button is the link to the contact section that it was before the app. */
export function followOpener(): void {
  openingStore.set('none')
  if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
}

/**
 * Gives the focus back to the button that was pressed. Not every browser focuses what is pressed by a finger, so it
 * was remembered; a button of the menu, which has closed meanwhile, is stood in for by the menu's toggle.
 */
export function focusOpener(): void {
  const target = opener?.checkVisibility() ? opener : opener?.closest('details')?.querySelector('summary')
  target?.focus({ preventScroll: true })
  opener = null
}
