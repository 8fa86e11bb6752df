/** A window of the editor: beside the place that it is about, or a sheet; on phones at the foot of the screen. */
import { useContext, useEffect, useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button, EditorIcon } from './controls.tsx'
import { News, useWindowActions } from './window-actions.ts'

type Props = {
  title: string
  /** The place that it is about, in words, under the id `where`: one window is open at a time. */
  where?: string | undefined
  /** What it is about; a sheet without. */
  beside?: (() => DOMRect) | undefined
  isWide?: boolean
  /** Whether something in it is not saved: a click outside keeps it open, and all other ways out are asked about. */
  isDirty?: boolean
  /** While something is being done, nothing more is taken: it would be lost. */
  isBusy?: boolean
  /** In place of closing it, where something has to be done first. */
  onLeave?: (() => void) | undefined
  children: ReactNode
}

const room = 26

/** Below what it is about, above it, or beside it, where there is room. */
function place(dialog: HTMLDialogElement, rect: DOMRect): void {
  const { width, height } = dialog.getBoundingClientRect()
  const foot = innerHeight - 60 - room
  const [below, above] = [rect.bottom + room, rect.top - height - room]
  const kept = (at: number, size: number, end: number) => Math.max(room, Math.min(at, end - size))
  const isBelow = below + height <= foot
  const isAbove = !isBelow && above >= room
  const isLeft = rect.left > innerWidth - rect.right
  const left = isBelow || isAbove ? rect.left : isLeft ? rect.left - width - room : rect.right + room
  const top = isBelow ? below : isAbove ? above : rect.top
  dialog.style.left = `${kept(left, width, innerWidth - room)}px`
  dialog.style.top = `${kept(top, height, foot)}px`
}

export function Window({ title, where, beside, isWide, isDirty, isBusy = false, onLeave, children }: Props) {
  const own = useRef<HTMLDialogElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const news = useContext(News)
  const { close } = useWindowActions()

  // It is closed while it is still on the page: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const dialog = own.current
    // A dialog of the site makes everything else inert, so this one is a modal dialog as well.
    dialog?.showModal()
    const first = dialog?.querySelector<HTMLElement>('.write, .focal button, [data-back=true]')
    // A sheet without a field is read from its title on, and not as a whole.
    ;(first ?? head.current)?.focus()
    if (!first?.matches('.write')) getSelection()?.removeAllRanges()
    return () => dialog?.close()
  }, [])

  useLayoutEffect(() => {
    const dialog = own.current
    if (!dialog || !beside) return undefined
    // Not while one of its buttons is held: it would move away from under the press.
    const again = () => {
      if (!dialog.matches(':active')) place(dialog, beside())
    }
    const sizes = new ResizeObserver(again)
    sizes.observe(dialog)
    addEventListener('resize', again)
    addEventListener('scroll', again, { passive: true })
    return () => {
      sizes.disconnect()
      removeEventListener('resize', again)
      removeEventListener('scroll', again)
    }
  }, [beside])

  useEffect(() => {
    if (!isDirty || isBusy) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isDirty, isBusy])
  const leave = () => {
    // oxlint-disable-next-line no-alert -- the same question that the browser asks before it leaves the page
    if (!isDirty || isBusy || confirm('Close without saving?')) (onLeave ?? close)()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape does the same
    <dialog
      ref={own}
      className={beside ? (isWide ? 'wide' : '') : 'sheet'}
      aria-labelledby="heading"
      aria-describedby={where ? 'where' : undefined}
      aria-busy={isBusy}
      onKeyDown={(event) => {
        if (isBusy && !/^(?:Tab|Escape|Shift)$/.test(event.key)) event.preventDefault()
        if (event.key !== 'Escape') return
        // Chrome closes a dialog by itself where Escape is pressed twice.
        event.preventDefault()
        leave()
      }}
      onCancel={(event) => {
        // One of a file chooser that was closed bubbles.
        if (event.target !== own.current) return
        event.preventDefault()
        leave()
      }}
      onClick={({ target, clientX: x, clientY: y }) => {
        if (target === own.current && !isDirty && !onLeave) close({ x, y })
      }}
    >
      <div className="inside" tabIndex={-1}>
        <div className="head">
          <div ref={head} role="group" aria-labelledby="heading" tabIndex={-1}>
            <h2 id="heading">{title}</h2>
            {where && (
              <p id="where" className="where">
                {where}
              </p>
            )}
          </div>
          <Button look="bare x" aria-label="Close" onClick={leave}>
            <EditorIcon name="x" />
          </Button>
        </div>
        <p className="soft" aria-live="polite">
          {isBusy ? 'One moment …' : news}
        </p>
        {children}
      </div>
    </dialog>
  )
}
