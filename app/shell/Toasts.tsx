/** The lazy part of the toasts, loaded with the first one: sonner, in its own React root. */
import { createRoot } from 'react-dom/client'
import { Toaster, toast } from 'sonner'
import 'sonner/dist/styles.css'
import ui from '../../content/ui.yaml'
import { keepInSight } from '../ui/modal.ts'
import styles from './Toasts.module.css'

const host = document.createElement('div')
host.className = `no-print ${styles.host}`
/** Before the content: a step back by keyboard leads to the toasts from the heading of a page that has changed. */
const home = document.createElement('div')
home.append(host)
const root = createRoot(host)

/** Renders the list (V7); sonner then shows toasts that were raised before. */
export function hostToasts(): void {
  document.querySelector('main')!.before(home)
  keepInSight(host)
  root.render(
    <Toaster
      position="bottom-right"
      duration={4_000}
      visibleToasts={3}
      // Replaces sonner's label, which contains a keyboard shortcut.
      customAriaLabel={ui.toasts}
      toastOptions={{ unstyled: true, classNames: { toast: styles.toast, title: styles.title, error: styles.failed } }}
    />,
  )
}

/** A toast that can be pressed. It goes with the next press, here or elsewhere, because the guest has gone on. */
export function offer(message: string, act: () => void): void {
  const id = toast(
    <button type="button" onClick={act}>
      {message}
    </button>,
  )
  for (const type of ['click', 'popstate']) addEventListener(type, () => toast.dismiss(id), { once: true })
}

export { toast }
