import { useEffect, useId, useRef, useState } from 'react'
import { celebrations, experiences, whyChoose } from '../../../content/enjoyments.yaml'
import words from '../../../content/request.yaml'
import site from '../../../content/site.yaml'
import { fill, lowerFirst } from '../../../lib/text.ts'
import { useNow } from '../../browser/hooks.ts'
import { daysLines } from '../../plan/planner/arrange.ts'
import { usePlan } from '../../plan/planner/use-plan.ts'
import { phone, whatsAppNumber } from '../../resort/links.ts'
import { mainPicture } from '../../../lib/picture-data.ts'
import { deskInWords } from '../../resort/clock-and-desk.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { ShareLink } from '../../ui/ShareLink.tsx'
import { copyText } from '../../ui/share.ts'
import { Text } from '../../ui/Text.tsx'
import { refreshCalendar } from '../calendar-store.ts'
import type { LoadedForm } from '../form-state.ts'
import { TextButton } from './form-controls.tsx'
import { EstimateSummary, TermsInShort } from './Estimate.tsx'
import { shareLink } from './rules/shared-link.ts'
import { mailHandOver, whatsAppHandOver } from './rules/hand-over-links.ts'
import { isAboutDays, toMessage } from './rules/message.ts'
import type { FoundRequest } from './rules/found-request.ts'
import 'virtual:focus-points/enjoyments.css'
import styles from './review.module.css'

const { after, handOver, share, subjects } = words

/** What the guest asks about, or the garden. */
function pictureOf({ draft: { subject, about }, chosen: [first] }: FoundRequest) {
  if (subject === 'special-arrangements') return celebrations.picture
  if (first) return mainPicture(first.stay)
  return (experiences.find(({ id }) => id === about) ?? whyChoose).picture
}

/** The estimate, then the message. On wide screens a picture takes the room that the message leaves in the dialog. */
export function Review({ form }: { form: LoadedForm }) {
  const { request } = form
  const { subject } = request.draft
  return (
    // Without tabIndex={-1} Firefox makes the scrolling box a tab stop without a name.
    <div className={`stack on-band ${styles.review}`} tabIndex={-1} data-review={form.name}>
      {form.name === 'dialog' && (
        <div className={`filled ${styles.picture}`}>
          <Picture picture={pictureOf(request)} sizes="29rem" alt="" />
        </div>
      )}
      {form.name === 'contact-form' && <ChangeButton onClick={form.edit} />}
      <SendOptions form={form} />
      {isAboutDays(subject) && (
        <div className={`stack ${styles.more}`}>
          <ShareButton request={request} />
          {subject === 'booking-request' && <TermsInShort request={request} />}
        </div>
      )}
    </div>
  )
}

export function ChangeButton({ onClick }: { onClick: () => void }) {
  return (
    <TextButton onClick={onClick}>
      <Icon name="arrow-left" />
      {handOver.change}
    </TextButton>
  )
}

const firstWay = { target: '_blank', rel: 'noopener' } as const
const otherWay = { variant: 'quiet', size: 'small' } as const

/** How the message was handed over; `refused`: the browser did not let it be copied. */
type Way = 'whatsApp' | 'email' | 'copied' | 'refused'

/** Your days, as lines of the message. Their dates are those of the request. */
export const useDaysLines = (): string[] => daysLines(usePlan())

/** Whether the guest reads English, on a page that no translator has taken: it sets the language of the page. */
const readsEnglish = () => [navigator.language, document.documentElement.lang].every((each) => /^en\b/i.test(each))

/** The message, and three ways to send it. WhatsApp and e-mail are plain links, which open the app without a script. */
function SendOptions({ form }: { form: LoadedForm }) {
  const { request, stage } = form
  const labelId = useId()
  const preview = useRef<HTMLDivElement>(null)
  const days = useDaysLines()
  // Nights may have been taken while the guest was writing.
  useEffect(() => {
    if (stage === 'ready') void refreshCalendar()
  }, [stage])
  const message = toMessage(request, days)
  const whatsApp = whatsAppHandOver(message)
  const mail = mailHandOver(message)
  const [handed, setHanded] = useState<{ way: Way; body: string } | null>(null)
  // A message that was changed after it was handed over has not been handed over.
  const done = handed?.body === message.body ? handed.way : null

  const handOverBy = (chosen: Way) => setHanded({ way: chosen, body: message.body })

  async function copy() {
    if (!form.check()) return
    const isCopied = await copyText(message.body)
    handOverBy(isCopied ? 'copied' : 'refused')
    if (isCopied || !preview.current) return
    preview.current.focus()
    getSelection()?.selectAllChildren(preview.current)
  }

  const link = (chosen: 'whatsApp' | 'email', href: string, icon: 'message-circle' | 'mail') => (
    <ButtonLink
      {...(chosen === 'whatsApp' ? firstWay : otherWay)}
      href={href}
      onClick={(event) => {
        if (form.check()) handOverBy(chosen)
        else event.preventDefault()
      }}
    >
      <Icon name={icon} />
      {handOver[chosen]}
    </ButtonLink>
  )

  return (
    <>
      <div className={styles.first}>
        {isAboutDays(request.draft.subject) && <EstimateSummary request={request} />}
        <div className={styles.message}>
          <p id={labelId}>{words.message.label}</p>
          {!readsEnglish() && <p>{words.message.language}</p>}
          <div ref={preview} tabIndex={-1} role="region" aria-labelledby={labelId} translate="no" data-preview>
            {message.body}
          </div>
        </div>
        {(whatsApp.isShortened || mail.isShortened) && <p className="fine">{handOver.shortenedHint}</p>}
        <div className={`side-by-side ${styles.ways}`}>
          {link('whatsApp', whatsApp.href, 'message-circle')}
          {link('email', mail.href, 'mail')}
          <Button {...otherWay} onClick={() => void copy()}>
            <Icon name="copy" />
            {handOver.copy}
          </Button>
        </div>
      </div>
      <Sent way={done} />
    </>
  )
}

/** The number stays on one line: over two lines it is easily misread. */
const onOneLine = (number: string) => number.replaceAll(' ', '\u00a0')
const values = { email: site.email, phone: onOneLine(phone), whatsApp: onOneLine(whatsAppNumber) }

/** The site does not know what happened in the other app, so this does not say that the message was sent. */
function Sent({ way }: { way: Way | null }) {
  const isHandedOver = way !== null && way !== 'refused'
  const place = useRef<HTMLDivElement>(null)
  const now = useNow()
  useEffect(() => {
    if (way) place.current?.scrollIntoView({ block: 'nearest' })
  }, [way])
  return (
    <div ref={place} className={`stack ${styles.sent}`}>
      {isHandedOver && <h3>{after.heading}</h3>}
      <p aria-live="polite">{isHandedOver ? fill(after[way], values) : way && handOver.copyRefused}</p>
      {isHandedOver && (
        <>
          <p>{way === 'copied' ? fill(after.addresses, values) : `${after.unseen} ${fill(after.otherwise, values)}`}</p>
          <p>
            {way !== 'whatsApp' && <Text as="span">{after.answer}</Text>}{' '}
            {now && <Text as="span">{fill(after.desk, { state: lowerFirst(deskInWords(now)) })}</Text>}{' '}
            {after.emergency}
          </p>
        </>
      )}
    </div>
  )
}

type ShareProps = { request: FoundRequest; as?: typeof Button | typeof TextButton; check?: () => boolean }

/** Shares a link with stay or occasion, days and guests. It holds nothing personal. */
export function ShareButton({ request, as: Look = TextButton, check }: ShareProps) {
  const { subject } = request.draft
  const title = subject === 'special-arrangements' ? subjects[subject].mailSubject : share.title
  const texts = { ...share, title: fill(title, { resort: site.name }), copied: `${share.copied}. ${share.hint}` }
  return (
    <ShareLink link={shareLink(request)} words={texts} check={check}>
      {(press, label) => <Look onClick={press}>{label}</Look>}
    </ShareLink>
  )
}
