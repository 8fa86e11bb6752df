import ui from '../../content/ui.yaml'
import { IconButton } from '../ui/Button.tsx'
import { copyText } from '../ui/share.ts'
import { showToast } from './show-toast.ts'

export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  async function copy() {
    if (await copyText(text)) await showToast(done)
    else await showToast(ui.copy.refused, 'failed')
  }
  return (
    <span className="needs-scripting">
      <IconButton icon="copy" label={label} onClick={() => void copy()} />
    </span>
  )
}
