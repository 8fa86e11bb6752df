import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import ui from '../../../content/ui.yaml'
import { bringIntoView, useNear } from '../../browser/hooks.ts'
import { lateComponent } from '../../browser/chunk.ts'
import { isBookingAddress } from '../../browser/early-presses.ts'
import { Button } from '../../ui/Button.tsx'
import { Text } from '../../ui/Text.tsx'
import { changeDraft, typedIn } from '../form-draft.ts'
import { RequestForm } from '../RequestForm.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import { formChunk, prefetchForm, useFormCode, whenFormLoaded } from '../form-chunk.ts'
import { useRequestForm } from '../use-request-form.ts'
import edge from '../../ui/Stamp.module.css'
import styles from './ContactForm.module.css'

const words = ui.form

const Review = lateComponent(formChunk, (code) => code.Review)

/** The form of the contact section, on a postcard (H5, V2). It keeps the values that were typed before hydration. */
export function ContactForm({ stamp }: { stamp: ReactNode }) {
  const form = useRequestForm('contact-form')
  const { search } = useLocation()
  const element = useRef<HTMLFormElement>(null)
  const isNear = useNear(element)
  const heading = useRef<HTMLHeadingElement>(null)

  useLayoutEffect(() => {
    if (element.current) changeDraft('contact-form', typedIn('contact-form', element.current))
  }, [])

  useEffect(() => {
    if (isNear) prefetchForm()
  }, [isNear])

  useEffect(() => {
    if (isBookingAddress(search)) whenFormLoaded(({ applyQuery }) => applyQuery(search))
  }, [search])

  // What was pressed disappears with its stage.
  const { stage } = form
  const code = useFormCode()
  const before = useRef(stage)
  const hasErrors = form.summary.length > 0
  useEffect(() => {
    // The summary of errors takes the focus by itself.
    if (stage !== before.current && !hasErrors) heading.current?.focus()
    before.current = stage
  }, [stage, hasErrors])

  return (
    <section className={`stack no-print ${styles.postcard}`} aria-label={words.heading}>
      <div className={`bare ${edge.stamp} ${styles.stamp}`}>{stamp}</div>
      <svg className={styles.postmark} viewBox="0 0 120 60" aria-hidden="true">
        <circle cx="30" cy="30" r="24" />
        <circle cx="30" cy="30" r="16" />
        <path d="M56 16q8-6 16 0t16 0 16 0 14 0M56 26q8-6 16 0t16 0 16 0 14 0M56 36q8-6 16 0t16 0 16 0 14 0M56 46q8-6 16 0t16 0 16 0 14 0" />
      </svg>
      <h3 ref={heading} tabIndex={-1}>
        {stage === 'ready' && code ? code.words.handOver.heading : words.heading}
      </h3>
      {stage === 'ready' ? (
        form.request && <Review form={form} />
      ) : (
        <RequestForm ref={element} form={form} className={styles.form}>
          <div className={`row ${styles.actions} needs-scripting`}>
            {/* Above the button, so that it comes where the press was, also without the app (base.css). */}
            <div ref={form.isStuck ? bringIntoView : undefined} className={styles.plainWays} aria-live="polite">
              <div className={form.isStuck ? undefined : 'without-app'}>
                <ContactLinks />
              </div>
            </div>
            <Button type="submit">{words.button}</Button>
            <Text as="p" className="fine">
              {words.note}
            </Text>
          </div>
        </RequestForm>
      )}
    </section>
  )
}
