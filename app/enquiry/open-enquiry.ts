import { useCallback, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { afterPaint } from '../lib/after-paint.ts'
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

/**
 * How far the opening has come, before the history knows of it. `shown`: the dialog is drawn; `stepping`: the step
 * in the history is being made; `takenBack`: closed during that, so that the step is undone when it has been made.
 */
type Opening = 'none' | 'shown' | 'stepping' | 'takenBack'

let opening: Opening = 'none'
const listeners = new Set<() => void>()

export function setOpening(next: Opening): void {
  opening = next
  for (const listener of listeners) listener()
}

export const currentOpening = (): Opening => opening

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useOpening(): Opening {
  return useSyncExternalStore(subscribe, currentOpening, () => 'none')
}

/**
 * Opens the dialog with what the pressed button is about, over whatever page is there. The dialog is drawn at once,
 * by itself; the step in the history, which has the whole page drawn again, follows when it is on the screen. On a
 * slow telephone that halves the time until it is seen.
 */
export function useOpenEnquiry(): (preset: EnquiryPreset, pressed: HTMLElement) => void {
  const navigate = useNavigate()
  return useCallback((preset, pressed) => {
    if (opening !== 'none') return
    opener = pressed
    changeDraft('dialog', preset)
    setOpening('shown')
    afterPaint(() => {
      if (opening !== 'shown') return
      setOpening('stepping')
      void navigate(here({ withHash: true }), { state: enquiryState })
    })
  }, [navigate])
}

/** Where the dialog cannot be had, the pressed button is the link to the contact section that it was before the app. */
export function followOpener(): void {
  setOpening('none')
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
