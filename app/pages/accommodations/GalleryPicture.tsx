import { useRef, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { gallery as words } from '../../../content/accommodations.yaml'
import { fill } from '../../../lib/text.ts'
import { Picture } from '../../ui/Picture.tsx'
import type { PictureData } from '../../../lib/picture-data.ts'
import styles from './GalleryPicture.module.css'

type Props = { picture: PictureData; isInView: boolean; isLarge: boolean; onEnlarge: (isLarge: boolean) => void }

/** A second press within this time, in milliseconds, belongs to a double tap. */
const doubleTap = 400

/**
 * A picture that fits its frame. A press enlarges it, and it can then be scrolled. A double tap, but not two keys, counts as one press:
 * phone browsers have no double-tap zoom on pages as wide as the screen.
 */
export function GalleryPicture({ picture, isInView, isLarge, onEnlarge }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const pressedAt = useRef(-Infinity)

  /** Scrolls the pressed point to the centre; after a key press, the centre of the picture. */
  function enlarge({ clientX, clientY, detail, timeStamp, currentTarget }: MouseEvent) {
    if (detail > 0 && timeStamp - pressedAt.current < doubleTap) return
    pressedAt.current = timeStamp
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const [x, y] = detail === 0 ? [0.5, 0.5] : [(clientX - left) / width, (clientY - top) / height]
    flushSync(() => onEnlarge(!isLarge))
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
