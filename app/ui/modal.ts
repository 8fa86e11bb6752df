/**
 * Opens a dialog above the page, which stays where it is, and no wider than it was. Not by `:has(dialog[open])`: on the
 * root element that has the browser look at every element of the page anew, at each press and each letter typed.
 */
export function showModal(dialog: HTMLDialogElement): void {
  const { documentElement: root, body } = document
  const scrollbar = innerWidth - root.clientWidth
  // A gutter would do, but would stay unveiled.
  if (scrollbar > 0) body.style.paddingInlineEnd = `${scrollbar}px`
  root.style.overflow = 'hidden'
  dialog.showModal()
}

/** Lets the page scroll again, unless another dialog is open. To be called when one has closed, or was taken away. */
export function releasePage(): void {
  if (document.querySelector('dialog[open]')) return
  const { documentElement: root, body } = document
  body.style.paddingInlineEnd = ''
  root.style.overflow = ''
}
