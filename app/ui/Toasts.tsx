/** The part of the toasts that waits until the first one is raised: sonner, in a root of its own. */
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { toastLimits } from '../lib/timings.ts'
import styles from './Toasts.module.css'

const host = document.createElement('div')
host.className = styles.host ?? ''

/**
 * An open dialog lies over everything else and takes it out of reach, whatever its z-index: while there is one,
 * the toasts are in it.
 */
function place(): void {
  const dialog = Array.from(document.querySelectorAll('dialog[open]')).at(-1)
  const parent = dialog ?? document.body
  if (host.parentNode === parent) return
  parent.append(host)
  dialog?.addEventListener('close', place, { once: true })
}

const root = createRoot(host)

/** Sonner shows what was raised before its list was drawn. `label` names the list for those who hear it. */
export function hostToasts(label: string): void {
  place()
  root.render(
    <Toaster
      position="bottom-right"
      duration={toastLimits.duration}
      visibleToasts={toastLimits.visible}
      // In place of sonner's own, which ends in the name of a key.
      customAriaLabel={label}
      toastOptions={{ unstyled: true, classNames: { toast: styles.toast, title: styles.title, error: styles.failed } }}
    />,
  )
}

export { toast }
