/** The lazy part of the toasts, loaded with the first one: sonner, in its own React root. */
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import { keepInSight } from './modal.ts'
import styles from './Toasts.module.css'

const host = document.createElement('div')
host.className = `no-print ${styles.host}`
document.body.append(host)
const root = createRoot(host)

/** Renders the list (V7); sonner then shows toasts that were raised before. `label` names the list for screen readers. */
export function hostToasts(label: string): void {
  keepInSight(host)
  root.render(
    <Toaster
      position="bottom-right"
      duration={4_000}
      visibleToasts={3}
      // Replaces sonner's label, which contains a keyboard shortcut.
      customAriaLabel={label}
      toastOptions={{ unstyled: true, classNames: { toast: styles.toast, title: styles.title, error: styles.failed } }}
    />,
  )
}

export { toast }
