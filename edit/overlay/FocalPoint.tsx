/** The point of a picture that must stay in view, and the crops that follow from it. */
import { useRef, type KeyboardEvent } from 'react'
import type { Choice } from '../picture-key.ts'

const clamped = (per: number) => Math.round(Math.min(100, Math.max(0, per)))

const steps: Partial<Record<string, [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type Props = {
  /** Of the picture. */
  name: string
  picture: string
  point: Choice['focus']
  onPoint: (point: Choice['focus']) => void
}

export function FocalPoint({ name, picture, point, onPoint }: Props) {
  const whole = useRef<HTMLDivElement>(null)
  const isDragged = useRef(false)

  const put = (x: number, y: number) => onPoint({ x: clamped(x), y: clamped(y) })
  const follow = ({ clientX, clientY }: MouseEvent) => {
    const box = whole.current?.querySelector('img')?.getBoundingClientRect()
    if (!box) return
    put(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100)
  }
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const [across, down] = step.map((each) => each * (event.shiftKey ? 10 : 1))
    put(point.x + across!, point.y + down!)
  }

  return (
    <>
      {/* Its button is moved by keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
      <div
        ref={whole}
        className="focal"
        // A finger drags the ring alone: elsewhere it scrolls the window, or taps where the ring goes.
        onPointerDown={({ currentTarget, pointerId, pointerType, target }) => {
          isDragged.current = pointerType !== 'touch' || target !== currentTarget
          if (isDragged.current) currentTarget.setPointerCapture(pointerId)
        }}
        onPointerMove={({ buttons, nativeEvent }) => {
          if (isDragged.current && buttons === 1) follow(nativeEvent)
        }}
        onClick={({ detail, nativeEvent }) => {
          if (detail > 0) follow(nativeEvent)
        }}
      >
        <img src={picture} alt="" />
        {/* A slider: screen readers keep the arrow keys of buttons for themselves. */}
        <button
          type="button"
          role="slider"
          style={{ left: `${point.x}%`, top: `${point.y}%` }}
          aria-label={`${name}: the point that must stay in view. Arrow keys move it`}
          aria-describedby="where"
          aria-valuemin={0}
          aria-valuemax={101 * 100 + 100}
          // One number for both, or a step up or down would not be said.
          aria-valuenow={101 * point.y + point.x}
          aria-valuetext={`${point.x} % across, ${point.y} % down`}
          onKeyDown={move}
        />
      </div>
      <p className="small soft">Drag the ring onto the part that must stay in view.</p>
    </>
  )
}

type CropsProps = Pick<Props, 'picture' | 'point'> & { images: readonly HTMLImageElement[]; here: HTMLImageElement }

/** The picture as some images of the page crop it. @param here the image of which the window is */
export function Crops({ picture, point, images, here }: CropsProps) {
  return (
    <div className="crops">
      {images.map((each, index) => {
        const { width, height } = each.getBoundingClientRect()
        return (
          // The order of the page does not change while the window is open.
          // oxlint-disable-next-line react/no-array-index-key
          <figure key={index}>
            <img
              src={picture}
              alt=""
              style={{ aspectRatio: `${width} / ${height || 1}`, objectPosition: `${point.x}% ${point.y}%` }}
            />
            <figcaption>{each === here ? 'Here' : 'Also on this page'}</figcaption>
          </figure>
        )
      })}
    </div>
  )
}
