import { useEffect, useRef } from 'react'

/** What is to be seen whatever is open, and where it stands while no dialog is. */
const homes = new Map<Element, Element>()

/** Moves an element into each dialog that opens, because that covers all outside of it, and back where it is now. */
export function keepInSight(element: Element): void {
  homes.set(element, homes.get(element) ?? element.parentElement!)
  moveIntoSight()
}

function moveIntoSight(): void {
  const dialog = Array.from(document.querySelectorAll('dialog[open]')).at(-1)
  for (const [element, home] of homes) {
    const place = dialog ?? home
    if (element.parentElement !== place) place.append(element)
  }
}

/**
 * Opens a dialog and stops the page from scrolling, without changing its width. Not done by `:has(dialog[open])`: on
 * the root element that makes the browser restyle every element at each press and each letter typed.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const { documentElement: root, body } = document
  const scrollbar = innerWidth - root.clientWidth
  // `scrollbar-gutter` would leave a strip that the backdrop does not cover.
  if (scrollbar > 0) body.style.paddingInlineEnd = `${scrollbar}px`
  root.style.overflow = 'hidden'
  dialog.showModal()
  moveIntoSight()
}

/** Lets the page scroll again, unless another dialog is open. Call it when a dialog has closed or was removed. */
export function releasePage(): void {
  moveIntoSight()
  if (document.querySelector('dialog[open]')) return
  const { documentElement: root, body } = document
  body.style.paddingInlineEnd = ''
  root.style.overflow = ''
}

/**
 * A press that begins and ends on the backdrop closes the dialog. A text selection dragged over the edge does not, nor
 * does the second click of a double click on the button that opened the dialog. @returns a function that undoes it
 */
export function closeOnBackdrop(dialog: HTMLDialogElement | null) {
  let isOnBackdrop = false
  const begin = ({ target }: Event) => (isOnBackdrop = target === dialog)
  const end = ({ target, detail }: MouseEvent) => {
    if (isOnBackdrop && target === dialog && detail < 2) dialog?.close()
  }
  dialog?.addEventListener('pointerdown', begin)
  dialog?.addEventListener('click', end)
  return () => {
    dialog?.removeEventListener('pointerdown', begin)
    dialog?.removeEventListener('click', end)
  }
}

/** Open as long as its component is there, with the focus on its heading; what had the focus before gets it back. */
export function useOpened() {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const opener = document.activeElement as HTMLElement | null
    if (dialog.current && !dialog.current.open) showModal(dialog.current)
    heading.current?.focus({ preventScroll: true })
    const forget = closeOnBackdrop(dialog.current)
    return () => {
      forget()
      releasePage()
      opener?.focus({ preventScroll: true })
    }
  }, [])
  return { dialog, heading }
}
