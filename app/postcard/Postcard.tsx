import { useEffect, useRef, useState } from 'react'
import { flushSync, preload } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { stays } from '../../content/accommodations.yaml'
import { estimate } from '../../content/request.yaml'
import words from '../../content/postcard.yaml'
import { mainPicture, srcSet, type PictureData } from '../../lib/picture-data.ts'
import { isSharedLink } from '../../lib/paths.ts'
import { count, fill } from '../../lib/text.ts'
import { useStore } from '../browser/store.ts'
import { Button } from '../ui/Button.tsx'
import { useOpened } from '../ui/modal.ts'
import { Picture } from '../ui/Picture.tsx'
import { Text } from '../ui/Text.tsx'
import { openState, showDialog } from '../request/dialog/dialog-history.ts'
import { emptyDraft, type Draft } from '../request/draft.ts'
import { beginRequest, changeDraft } from '../request/form-draft.ts'
import { TextButton } from '../request/form/form-controls.tsx'
import { DateFields } from '../request/form/DatesAndGuests.tsx'
import { ShareButton } from '../request/form/Review.tsx'
import { parseShareLink, type ParsedLink } from '../request/form/rules/shared-link.ts'
import type { FoundRequest } from '../request/form/rules/found-request.ts'
import { availabilityText } from '../request/form/rules/sentences.ts'
import type { LoadedForm } from '../request/form-state.ts'
import { useRequestForm } from '../request/use-request-form.ts'
import { daysOf, namesOf, occasionOf, sumLine } from './postcard-text.ts'
import { Postmark } from './Postmark.tsx'
import { keepProposal, proposalStore } from './keep-proposal.ts'
import { ProposalSlip, type FromSlip } from './ProposalSlip.tsx'
import edge from '../ui/Stamp.module.css'
import 'virtual:focus-points/accommodations.css'
import 'virtual:focus-points/postcard.css'
import styles from './postcard.module.css'

type Reply = 'yes' | 'otherDates'

const sizes = '(width >= 60rem) 44rem, 27rem'

function picturesOf(ids: readonly string[]): PictureData[] {
  const chosen = stays.filter(({ id }) => ids.includes(id)).slice(0, 2)
  return chosen.length > 0 ? chosen.map(mainPicture) : [words.picture]
}

/** Fetches the front of a shared link while the app still hydrates. */
export function preloadFront(hash: string): void {
  for (const picture of picturesOf(parseShareLink(hash)?.preset.stays ?? [])) {
    preload(`${picture.base}-${picture.width}.avif`, {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: srcSet(picture),
      imageSizes: sizes,
    })
  }
}

/** The postcard of the link in the address; once it is closed, a slip stays in its place. */
export function SharedPostcard({ hash }: { hash: string }) {
  const shared = isSharedLink(hash) && parseShareLink(hash)
  const proposal = useStore(proposalStore)
  if (shared) return <Postcard key={hash} shared={shared} />
  return proposal && <ProposalSlip key={proposal} hash={proposal} />
}

/**
 * How a postcard is left, turned over and answered. It is open as long as its link is in the address. Unless the guest
 * says *Yes*, Back reopens it, and so does a slip on the page.
 */
function usePostcard(shared: ParsedLink) {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const page = { pathname, search }
  const { dialog, heading: title } = useOpened()
  /** The other dates on the back of the postcard; null while its front is up. */
  const [other, setOther] = useState<Draft | null>(null)
  const draft: Draft = other ?? { ...emptyDraft, ...shared.preset }
  const form = useRequestForm('postcard', { own: { draft, change: (changes) => setOther({ ...draft, ...changes }) } })

  useEffect(() => keepProposal(hash), [hash])
  /** From a slip it goes back to its page. From a link, forward: Back then opens it again, instead of leaving the site. */
  function leave() {
    if ((state as FromSlip | null)?.slip) void navigate(-1)
    else void navigate(page)
  }

  /** The pressed button disappears, so the focus moves to the new heading. */
  function turn(next: Draft | null) {
    flushSync(() => {
      form.startOver()
      setOther(next)
    })
    title.current?.focus()
  }

  /** Opens the booking request in place of the postcard, with the guests of the link, these stays and days. */
  function ask() {
    const { checkIn, checkOut, stays: ids } = draft
    proposalStore.set('')
    beginRequest('dialog', {})
    changeDraft('dialog', { ...shared.preset, stays: ids, checkIn, checkOut })
    showDialog()
    void navigate(page, { replace: true, state: openState })
  }

  return { dialog, title, form, isTurned: other !== null, leave, turn, ask }
}

/** A shared link as a postcard over the page: what is proposed and two answers, or that it came too late. */
function Postcard({ shared }: { shared: ParsedLink }) {
  const { dialog, title, form, isTurned, leave, turn, ask } = usePostcard(shared)
  const { gone } = shared
  const heading = gone ? words.gone[gone].heading : questionOf(shared.preset)
  if (!form.request) return null // it was fetched with the postcard
  return (
    <dialog
      ref={dialog}
      className={`no-print ${styles.dialog}`}
      aria-label={fill(words.name, { heading })}
      onClose={leave}
    >
      <div
        className={styles.card}
        data-gone={gone && !isTurned ? '' : undefined}
        data-turned={isTurned ? '' : undefined}
      >
        <div className={`filled ${styles.front}`}>
          {picturesOf(shared.preset.stays).map((picture) => (
            <Picture key={picture.key} picture={picture} sizes={sizes} loading="eager" />
          ))}
        </div>
        <div className={styles.back}>
          <div className={styles.franking}>
            <Postmark days={isTurned ? form.draft : shared.dates} />
            <span className={`bare ${edge.stamp} ${styles.stamp}`}>
              <Picture picture={words.stamp} sizes="6rem" loading="eager" alt="" />
            </span>
          </div>
          <h2 ref={title} tabIndex={-1}>
            {isTurned ? words.other.heading : heading}
          </h2>
          {isTurned ? (
            <OtherDates form={form} onAsk={ask} onBack={() => turn(null)} />
          ) : (
            <Words
              shared={shared}
              request={form.request}
              onReply={(reply) => (reply === 'yes' ? ask() : turn(form.draft))}
              onLeave={() => dialog.current?.close()}
            />
          )}
        </div>
      </div>
    </dialog>
  )
}

type WordsProps = { shared: ParsedLink; request: FoundRequest; onReply: (answer: Reply) => void; onLeave: () => void }

/** What stands on it: the proposal, and its answers (one for an occasion), of which the first is the main one. */
function Words({ shared: { gone, dates, isDamaged }, request, onReply, onLeave }: WordsProps) {
  const { draft, availability } = request
  const { stays: ids } = draft
  const days = daysOf(dates)
  const only: Reply | null = gone ? 'otherDates' : draft.subject === 'special-arrangements' ? 'yes' : null
  const both: Reply[] = availability.kind === 'taken' ? ['otherDates', 'yes'] : ['yes', 'otherDates']
  return (
    <>
      <div className={styles.said}>
        {gone ? (
          <>
            {days && (
              <Text as="p">{ids.length > 0 ? fill(words.which, { dates: days, stays: namesOf(ids) }) : days}</Text>
            )}
            <p>{words.gone[gone].advice}</p>
          </>
        ) : (
          <Proposal request={request} isDamaged={isDamaged} />
        )}
      </div>
      <div className={`row ${styles.answers}`}>
        {(only ? [only] : both).map((reply, at) => (
          <Button key={reply} variant={at === 0 ? 'primary' : 'quiet'} onClick={() => onReply(reply)}>
            {words[reply]}
          </Button>
        ))}
      </div>
      <div className={styles.leave}>
        <TextButton onClick={onLeave}>{words.leave}</TextButton>
      </div>
    </>
  )
}

function questionOf({ subject, stays: ids }: ParsedLink['preset']): string {
  if (subject === 'special-arrangements') return words.headingOccasion
  return ids.length > 0 ? fill(words.heading, { stays: namesOf(ids) }) : words.headingOpen
}

/** Days and nights, or an occasion and its day; how many come, the estimate, and what the calendar says of the nights. */
function Proposal({ request, isDamaged }: { request: FoundRequest; isDamaged: boolean }) {
  const { draft, refusal, lengthOfStay } = request
  const days = daysOf(draft) || words.datesOpen
  const lines =
    draft.subject === 'special-arrangements'
      ? [draft.visitors && count(draft.visitors, estimate.guests)]
      : [sumLine(request), !refusal && availabilityText(request, 'form')]
  return (
    <>
      <p>
        <Text as="b">{[occasionOf(draft), lengthOfStay > 0 ? `${days},` : days].filter(Boolean).join(', ')}</Text>
        {lengthOfStay > 0 && ` ${count(lengthOfStay, estimate.nights)}`}
      </p>
      {[...lines, isDamaged && words.damaged].map((line) => line && <p key={line}>{line}</p>)}
    </>
  )
}

/** The postcard turned over: new days, and a new link with them. They are stored once the guest asks for them. */
function OtherDates({ form, onAsk, onBack }: { form: LoadedForm; onAsk: () => void; onBack: () => void }) {
  const fields = useRef<HTMLDivElement>(null)
  const { request } = form

  useEffect(() => {
    if (form.attempts > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form.attempts])

  return (
    <>
      <div ref={fields} className={styles.dates}>
        <DateFields form={form} />
      </div>
      <p className={styles.sum} aria-live="polite">
        {request.lengthOfStay > 0 && sumLine(request)}
        <span className="visually-hidden">
          {request.availability.kind === 'unknown' ? '' : availabilityText(request, 'form')}
        </span>
      </p>
      <div className={`row ${styles.answers}`}>
        <ShareButton request={request} as={Button} check={form.check} />
        <Button variant="quiet" onClick={onAsk}>
          {words.other.ask}
        </Button>
      </div>
      <div className={styles.leave}>
        <TextButton onClick={onBack}>{words.other.back}</TextButton>
      </div>
    </>
  )
}
