import { Activity, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import ui from '../../../content/ui.yaml'
import { IconButton } from '../../ui/IconButton.tsx'
import { Kicker } from '../../ui/Kicker.tsx'
import { releasePage, showModal } from '../../ui/modal.ts'
import { changeDraft } from '../draft/draft-store.ts'
import { lazyOfForm, loadForm, prefetchForm, useFormCode, useFormFailed } from '../form/load-form.tsx'
import { PlainWays } from '../form/PlainWays.tsx'
import { useEnquiryForm } from '../form/use-enquiry-form.ts'
import { enquiryState, focusOpener, hasEnquiry, here, openingStore, useOpening } from './open-enquiry.ts'
import styles from './EnquiryDialog.module.css'

const titleId = 'enquiry-title'
const RequestForm = lazyOfForm((code) => code.RequestForm, <Waiting />)

/**
 * The dialog of the booking request, on every page. It is open while the history entry says so: opening it is a
 * step that Back undoes, and a reload finds it as it was. What is in it has been fetched before it is pressed, because a
 * booking button came into view or under the pointer, and was drawn while the browser had nothing else to do.
 */
export function EnquiryDialog() {
  const { state, hash, pathname } = useLocation()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const isEntry = hasEnquiry(state)
  const opening = useOpening()
  const code = useFormCode()
  const [closings, setClosings] = useState(0)
  const isOpen = opening === 'none' ? isEntry : opening !== 'takenBack'

  useEffect(() => {
    if (!isEntry) {
      if (openingStore.get() === 'takenBack') openingStore.set('none')
    } else if (openingStore.get() === 'takenBack') void navigate(-1)
    else openingStore.set('none')
  }, [isEntry, navigate])

  // Back may undo the step before it is drawn, and then `isEntry` never tells of it.
  useEffect(() => {
    const stepBack = () => {
      if (!isEntry && openingStore.get() !== 'shown') openingStore.set('none')
    }
    addEventListener('popstate', stepBack)
    return () => removeEventListener('popstate', stepBack)
  }, [isEntry])

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === isOpen) return
    if (isOpen) {
      showModal(element)
      document.getElementById(titleId)?.focus()
    } else {
      element.close()
    }
  }, [isOpen])

  useEffect(() => {
    if (isOpen) prefetchForm()
  }, [isOpen])

  // A shared link opens the enquiry with what it carries; the fragment has then done its work.
  useEffect(() => {
    if (!/^#enquiry(?:=|%3d)/i.test(hash)) return
    loadForm().then(async ({ presetOfFragment }) => {
      changeDraft('dialog', presetOfFragment(hash) ?? {})
      await navigate(here({ withHash: false }), { replace: true })
      await navigate(here({ withHash: false }), { state: enquiryState })
    }, () => {})
  }, [hash, navigate])

  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every page has buttons of its own
  useEffect(prefetchWhenNear, [pathname])

  useEffect(() => closeOnVeil(dialog.current), [])

  /** Once closed, by whatever way, the history entry goes too; unless Forward has opened it again meanwhile. */
  function leave() {
    if (dialog.current?.open) return
    releasePage()
    setClosings(closings + 1)
    focusOpener()
    if (isEntry) void navigate(-1)
    else if (opening !== 'none') openingStore.set(opening === 'shown' ? 'none' : 'takenBack')
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={leave}>
      {(isOpen || code) && (
        // Each time it opens at its fields, without the errors of last time.
        <Activity key={closings} mode={isOpen ? 'visible' : 'hidden'}>
          <Sheet onClose={() => dialog.current?.close()} />
        </Activity>
      )}
    </dialog>
  )
}

function Sheet({ onClose }: { onClose: () => void }) {
  const form = useEnquiryForm('dialog')
  const { draft, stage } = form
  const code = useFormCode()
  const handOver = stage === 'ready' ? code?.words.handOver : undefined
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (stage !== 'ready') return
    // Where the form stays beside the message, it lies between the title and the ways to send it, Tab by Tab.
    const sheet = title.current?.closest('dialog')
    const message = sheet?.querySelector('form')?.checkVisibility() && sheet.querySelector<HTMLElement>('[data-preview]')
    const target = message || title.current
    target?.focus()
  }, [stage])

  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <div>
          <Kicker>{handOver?.kicker ?? ui.form.subjects[draft.subject]}</Kicker>
          <h2 ref={title} id={titleId} tabIndex={-1}>
            {handOver?.heading ?? ui.form.titles[draft.subject]}
          </h2>
        </div>
        <IconButton icon="x" label={ui.form.close} onClick={onClose} />
      </div>
      <RequestForm form={form} />
    </div>
  )
}

/** Keeps the frame at its size until its fields are there; on a slow line the plain ways stand in. */
function Waiting() {
  const hasFailed = useFormFailed()
  return <div className={styles.waiting}>{hasFailed ? <PlainWays /> : <p role="status">{ui.loading}</p>}</div>
}

/**
 * A press that begins and ends on the veil closes the dialog; one that drags over the edge while selecting does not,
 * nor the second of a double press on the button that opened it.
 */
function closeOnVeil(dialog: HTMLDialogElement | null) {
  let isOnVeil = false
  const begin = ({ target }: Event) => (isOnVeil = target === dialog)
  const end = ({ target, detail }: MouseEvent) => {
    if (isOnVeil && target === dialog && detail < 2) dialog?.close()
  }
  dialog?.addEventListener('pointerdown', begin)
  dialog?.addEventListener('click', end)
  return () => {
    dialog?.removeEventListener('pointerdown', begin)
    dialog?.removeEventListener('click', end)
  }
}

/** A booking button in view means that the enquiry is near: it is fetched while the browser has nothing else to do. */
function prefetchWhenNear() {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (connection?.saveData) return
  const near = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    near.disconnect()
    if ('requestIdleCallback' in window) requestIdleCallback(prefetchForm, { timeout: 3_000 })
    else setTimeout(prefetchForm, 500)
  })
  for (const link of document.querySelectorAll('main [data-book]')) near.observe(link)
  return () => near.disconnect()
}
