import ui from '../../content/ui.yaml'
import { IconButton } from '../ui/IconButton.tsx'

/** Day or evening. The inline starter does the work, so that it answers before React and without it. */
export function LookSwitch() {
  return (
    <span className="needs-scripting">
      <span className="only-day">
        <IconButton icon="moon" label={ui.look.toEvening} data-look-switch />
      </span>
      <span className="only-evening">
        <IconButton icon="sun" label={ui.look.toDay} data-look-switch />
      </span>
    </span>
  )
}
