import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { gallery as words, picturesLabel, stays } from '../../../content/accommodations.yaml'
import type { Stay } from '../../../content/accommodations.schema.ts'
import type { PictureData } from '../../../lib/picture-data.ts'
import { fill } from '../../../lib/text.ts'
import { isMotionWelcome } from '../../browser/hooks.ts'
import { IconButton } from '../../ui/Button.tsx'
import { useOpened } from '../../ui/modal.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Gallery.module.css'

type Props = {
  /** id of a stay; a history entry may name one that was removed from the site */
  stay: string
  /** index of the picture to begin with, from 0; there may be fewer by now */
  at: number
  onClose: () => void
}

const positionId = 'gallery-position'

function onZoom(tell: () => void) {
  visualViewport?.addEventListener('resize', tell)
  return () => visualViewport?.removeEventListener('resize', tell)
}

/**
 * The pictures of a stay in a row with scroll snap: guests swipe, or use buttons, arrow keys or the small pictures
 * below, and enlarge one by a press or by zoom. One is fetched when it or the one before it is in view. The heading,
 * which has the focus, says whose they are and which is in view; the status below says it again when that changes.
 */
export default function Gallery({ stay: id, at, onClose }: Props) {
  const stay = stays.find((each) => each.id === id)
  return stay ? <Pictures stay={stay} first={Math.min(at, stay.pictures.length - 1)} onClose={onClose} /> : null
}

type Row = ReturnType<typeof useRow>

function useRow(total: number, first: number) {
  const list = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(first)
  const [wanted, setWanted] = useState<ReadonlySet<number>>(() => new Set([first]))
  const want = (place: number) => setWanted((before) => (before.has(place) ? before : new Set(before).add(place)))

  // After the dialog has opened: before, nothing in it has a width.
  useEffect(() => {
    list.current?.scrollTo({ left: first * list.current.clientWidth, behavior: 'instant' })
  }, [first])

  function turnTo(place: number) {
    const to = (place + total) % total
    list.current?.scrollTo({ left: to * list.current.clientWidth, behavior: isMotionWelcome() ? 'smooth' : 'instant' })
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: total - 1 }[event.key]
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    turnTo(step)
  }

  function onScroll() {
    const { scrollLeft, clientWidth } = list.current ?? { scrollLeft: 0, clientWidth: 1 }
    const now = Math.round(scrollLeft / clientWidth)
    if (now === at) return
    setAt(now)
    want(now)
    // Moves the focus from the previous picture to the one in view.
    if (!list.current?.contains(document.activeElement)) return
    list.current.children[now]?.querySelector('button')?.focus({ preventScroll: true })
  }

  return { list, at, total, wanted, want, turnTo, onKeyDown, onScroll }
}

type PicturesProps = { stay: Stay; first: number; onClose: () => void }

function Pictures({ stay, first, onClose }: PicturesProps) {
  const { dialog, heading } = useOpened()
  const row = useRow(stay.pictures.length, first)
  const { at, total } = row
  const shown = stay.pictures[at]
  const label = fill(picturesLabel, { stay: stay.name })
  const position = fill(shown?.side ? words.positionAndSide : words.position, {
    number: at + 1,
    total,
    side: shown?.side ? words[shown.side] : '',
  })

  /** By a small picture, which then goes: the heading keeps the focus within the gallery. */
  function show(place: number) {
    heading.current?.focus({ preventScroll: true })
    row.turnTo(place)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys of all that is in it
    <dialog
      ref={dialog}
      className={styles.gallery}
      aria-labelledby={positionId}
      onClose={onClose}
      onKeyDown={row.onKeyDown}
    >
      <div className={styles.sheet}>
        <div className={`between ${styles.head}`}>
          <div>
            {/* Orca is silent about a focus on the first words of a dialog, so other words come before the heading. */}
            <Text as="p" className="visually-hidden">
              {stay.forWhom}
            </Text>
            <h2 ref={heading} tabIndex={-1}>
              <span aria-hidden>{stay.name}</span>
              <span key={position} className="visually-hidden">
                {label}, {position}
              </span>
            </h2>
          </div>
          <IconButton icon="x" label={words.close} onClick={() => dialog.current?.close()} />
        </div>
        <PictureRow stay={stay} row={row} label={label} />
        <div className={`between ${styles.foot}`}>
          <div>
            <p role="status" id={positionId} className="fine">
              <span className="visually-hidden">{label}, </span>
              <span>{position}</span>
            </p>
            {shown?.caption && <p className="fine">{shown.caption}</p>}
          </div>
          {total > 1 && (
            <div className={styles.turn}>
              <IconButton icon="arrow-left" label={words.previous} onClick={() => row.turnTo(at - 1)} />
              <IconButton icon="arrow-right" label={words.next} onClick={() => row.turnTo(at + 1)} />
            </div>
          )}
        </div>
        {/* For pointers only: the arrows and the row lead to the same pictures. */}
        {total > 1 && (
          <div className={`row ${styles.others}`} aria-hidden="true" tabIndex={-1}>
            {stay.pictures.map(
              ({ picture }, place) =>
                place !== at && (
                  <button key={picture.key} type="button" className="filled" tabIndex={-1} onClick={() => show(place)}>
                    {/* In the size that the page shows. */}
                    <Picture picture={picture} sizes="66vw" alt="" />
                  </button>
                ),
            )}
          </div>
        )}
      </div>
    </dialog>
  )
}

/** The next picture is fetched after the one in view has loaded, so that they do not share the bandwidth. */
function PictureRow({ stay, row, label }: { stay: Stay; row: Row; label: string }) {
  const { list, at, total, wanted, want, onScroll } = row
  const isZoomed = useSyncExternalStore(onZoom, () => (visualViewport?.scale ?? 1) > 1)
  return (
    <ul ref={list} className={styles.row} data-zoomed={isZoomed || undefined} aria-label={label} onScroll={onScroll}>
      {stay.pictures.map(({ picture }, place) => (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- loading is no interaction
        <li key={picture.key} onLoad={() => place === at && want((at + 1) % total)}>
          {wanted.has(place) && <LargePicture picture={picture} isInView={place === at} />}
        </li>
      ))}
    </ul>
  )
}

/** A second press within this time, in milliseconds, belongs to a double tap. */
const doubleTap = 400

/** A press enlarges it. A double tap is one press: phone browsers have no such zoom on pages as wide as the screen. */
function LargePicture({ picture, isInView }: { picture: PictureData; isInView: boolean }) {
  const [isEnlarged, setEnlarged] = useState(false)
  const isLarge = isEnlarged && isInView
  if (isEnlarged && !isInView) setEnlarged(false)
  const frame = useRef<HTMLDivElement>(null)
  const pressedAt = useRef(-Infinity)

  /** Scrolls the pressed point to the centre; after a key press, the centre of the picture. */
  function enlarge({ clientX, clientY, detail, timeStamp, currentTarget }: MouseEvent) {
    if (detail > 0 && timeStamp - pressedAt.current < doubleTap) return
    pressedAt.current = timeStamp
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const [x, y] = detail === 0 ? [0.5, 0.5] : [(clientX - left) / width, (clientY - top) / height]
    flushSync(() => setEnlarged(!isLarge))
    const { scrollWidth = 0, scrollHeight = 0, clientWidth = 0, clientHeight = 0 } = frame.current ?? {}
    frame.current?.scrollTo({ left: x * scrollWidth - clientWidth / 2, top: y * scrollHeight - clientHeight / 2 })
  }

  return (
    <div ref={frame} className={styles.frame}>
      <button
        type="button"
        className={styles.picture}
        aria-label={fill(words.enlarge, { picture: picture.alt })}
        aria-pressed={isLarge}
        tabIndex={isInView ? 0 : -1} // one tab stop: a focused picture out of view would scroll the row
        onClick={enlarge}
        onKeyDown={(event) => isLarge && event.stopPropagation()} // arrow keys scroll the enlarged picture
      >
        {/* Twice the pixels of the first view, for the enlarged picture. */}
        <Picture picture={picture} sizes="200vw" loading="eager" />
      </button>
    </div>
  )
}
