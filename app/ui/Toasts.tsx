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
export function hostToasts(): void {
  const dialog = Array.from(document.querySelectorAll('dialog[open]')).at(-1)
  const place = dialog ?? document.body
  if (host.parentNode === place) return
  place.append(host)
  dialog?.addEventListener('close', hostToasts, { once: true })
}

hostToasts()

// React draws after this module has run, and sonner shows what was raised before its list was drawn.
createRoot(host).render(
  <Toaster
    position="bottom-right"
    duration={toastLimits.duration}
    visibleToasts={toastLimits.visible}
    toastOptions={{ unstyled: true, classNames: { toast: styles.toast, title: styles.title, error: styles.failed } }}
  />,
)

export { toast }
