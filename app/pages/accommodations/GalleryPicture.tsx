import { useRef, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { gallery as words } from '../../../content/accommodations.yaml'
import { fill } from '../../lib/text.ts'
import { Picture } from '../../ui/Picture.tsx'
import type { PictureData } from '../../ui/picture-data.ts'
import styles from './GalleryPicture.module.css'

type Props = {
  picture: PictureData
  isInView: boolean
  isLarge: boolean
  onEnlarge: (isLarge: boolean) => void
}

/** A second press within this time, in milliseconds, is that of a double tap. */
const doubleTap = 400

/**
 * A picture as large as its place; pressed, it is larger than that, and moved by scrolling. A double tap enlarges it as
 * one press does: browsers on phones have none of their own on pages as wide as the screen.
 */
export function GalleryPicture({ picture, isInView, isLarge, onEnlarge }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const pressedAt = useRef(-Infinity)

  /** The point that was pressed comes to the middle; the middle stays there when it was a key. */
  function enlarge({ clientX, clientY, detail, timeStamp, currentTarget }: MouseEvent) {
    if (timeStamp - pressedAt.current < doubleTap) return
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
        tabIndex={isInView ? 0 : -1} // one stop of the Tab key, which would otherwise turn the pictures
        onClick={enlarge}
        onKeyDown={(event) => isLarge && event.stopPropagation()} // the arrow keys move it, and do not turn it
      >
        {/* Twice as many pixels as are shown at first: they are seen when it is enlarged. */}
        <Picture picture={picture} sizes="200vw" loading="eager" />
      </button>
    </div>
  )
}
