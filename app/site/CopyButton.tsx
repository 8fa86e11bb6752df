import ui from '../../content/ui.yaml'
import { IconButton } from '../ui/IconButton.tsx'
import { showToast } from '../ui/toast.ts'

/** Browsers may refuse, or have no clipboard on pages without encryption: the text is there to select. */
async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    await showToast(done)
  } catch {
    await showToast(ui.copy.refused, 'failed')
  }
}

/** Puts a text that stands beside it on the clipboard, and says so. */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  return (
    <span className="needs-scripting">
      <IconButton icon="copy" label={label} onClick={() => void copy(text, done)} />
    </span>
  )
}
