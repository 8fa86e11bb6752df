import ui from '../../content/ui.yaml'
import { postalAddress } from '../site/links.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { showToast } from '../ui/toast.ts'

/** Browsers may refuse, or have no clipboard on pages without encryption: the address is there to select. */
async function copy(): Promise<void> {
  try {
    await navigator.clipboard.writeText(postalAddress)
    await showToast(ui.copy.addressCopied)
  } catch {
    await showToast(ui.copy.refused, 'failed')
  }
}

/** Puts the address on the clipboard, as one line. */
export function CopyAddress() {
  return (
    <span className="needs-scripting">
      <IconButton icon="copy" label={ui.copy.address} onClick={() => void copy()} />
    </span>
  )
}
