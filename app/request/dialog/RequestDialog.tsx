import { Activity, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import ui from '../../../content/ui.yaml'
import { lateComponent } from '../../browser/chunk.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Kicker } from '../../ui/Text.tsx'
import { closeOnBackdrop, releasePage, showModal } from '../../ui/modal.ts'
import { ContactLinks } from '../contact/ContactLinks.tsx'
import { formChunk, prefetchForm, useFormCode, useFormFailed } from '../form-chunk.ts'
import { useRequestForm } from '../use-request-form.ts'
import { focusOpener, leaveEntries, useDialogStage, useDialogState } from './dialog-history.ts'
import styles from './RequestDialog.module.css'

const ChangeButton = lateComponent(formChunk, (code) => code.ChangeButton)
const FormAndReview = lateComponent(formChunk, (code) => code.FormAndReview)

const titleId = 'request-title'
const wordsId = 'request-words'

/** On every page. Prefetched when a booking button comes into view, and rendered while the browser is idle. */
export function RequestDialog() {
  const { pathname } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = useDialogState() !== 'closed'
  const code = useFormCode()
  const [closings, setClosings] = useState(0)

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) {
      prefetchForm()
      showModal(element)
      // Not the title itself: Orca may step to the first words of what gets the focus in silence, and then says it only
      // where it is more than these words. The whole dialog it would read out.
      document.getElementById(wordsId)?.focus()
    } else {
      element.close()
    }
  }, [isOpen])

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every page has buttons of its own
  useEffect(prefetchWhenNear, [pathname])

  useEffect(() => closeOnBackdrop(dialog.current), [])

  /** After the dialog has closed in any way, unless Forward has opened it again. */
  function leave() {
    if (dialog.current?.open) return
    releasePage()
    setClosings(closings + 1)
    focusOpener()
    leaveEntries()
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={leave}>
      {(isOpen || code) && (
        // A new key resets the form: it opens at its fields, without old errors.
        <Activity key={closings} mode={isOpen ? 'visible' : 'hidden'}>
          <Sheet onClose={() => dialog.current?.close()} />
        </Activity>
      )}
    </dialog>
  )
}

function Sheet({ onClose }: { onClose: () => void }) {
  const form = useRequestForm('dialog', { stages: useDialogStage() })
  const { draft, stage } = form
  const code = useFormCode()
  const ready = stage === 'ready' ? code?.words.handOver : null
  const kicker = draft.subject === 'newsletter' ? ui.form.newsletter : ui.form.subjects[draft.subject]
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(stage)
  useEffect(() => {
    const isReady = stage === 'ready'
    if (stage === before.current) return
    before.current = stage
    const sheet = title.current?.closest('dialog')
    const fields = sheet?.querySelector('form')
    // On wide screens the form stays beside the message. Focus on the title would put every field before the links
    // in the tab order, so the message gets the focus.
    const message = isReady && fields?.checkVisibility() && sheet?.querySelector<HTMLElement>('[data-preview]')
    // Whoever types on keeps the focus.
    if (isReady || !fields?.contains(document.activeElement)) {
      const target = message || title.current
      target?.focus({ preventScroll: target === message })
    }
    if (message) message.parentElement?.scrollIntoView({ block: 'start' })
  }, [stage])

  return (
    <div className={styles.sheet} data-stage={stage}>
      <div className={`between ${styles.head}`}>
        <div id={wordsId} role="group" aria-labelledby={titleId} tabIndex={-1}>
          <Kicker>{ready?.kicker ?? kicker}</Kicker>
          <h2 ref={title} id={titleId} tabIndex={-1}>
            {ready?.heading ?? ui.form.titles[draft.subject]}
          </h2>
        </div>
        {ready && (
          <span className={styles.change}>
            <ChangeButton onClick={form.edit} />
          </span>
        )}
        <IconButton icon="x" label={ui.form.close} onClick={onClose} />
      </div>
      {form.request ? <FormAndReview form={form} /> : <Waiting />}
    </div>
  )
}

/** Keeps the size of the dialog while its form loads; if that fails or takes long, shows the contact links. */
function Waiting() {
  const hasFailed = useFormFailed()
  return (
    <div className={styles.waiting} role="status">
      {hasFailed ? <ContactLinks /> : <p>{ui.loading}</p>}
    </div>
  )
}

/** Prefetches the form when the browser is idle, once a booking button is in the viewport. */
function prefetchWhenNear() {
  if (navigator.connection?.saveData) return
  const near = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    near.disconnect()
    if ('requestIdleCallback' in window) requestIdleCallback(prefetchForm, { timeout: 3_000 })
    else setTimeout(prefetchForm, 500)
  })
  for (const link of document.querySelectorAll('main [data-book]')) near.observe(link)
  return () => near.disconnect()
}
