import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Stage } from '../contact/enquiry-form.ts'
import { hasEnquiry, here } from './open-enquiry.ts'
import { useStepBack } from './use-step-back.ts'

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
