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
}

/** Lets the page scroll again, unless another dialog is open. Call it when a dialog has closed or was removed. */
export function releasePage(): void {
  if (document.querySelector('dialog[open]')) return
  const { documentElement: root, body } = document
  body.style.paddingInlineEnd = ''
  root.style.overflow = ''
}
