/** The part of the toasts that waits until the first one is raised: sonner, in a root of its own. */
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { toastLimits } from '../lib/timings.ts'
import styles from './Toasts.module.css'

const host = document.createElement('div')
document.body.append(host)

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
