import ui from '../../content/ui.yaml'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'

/**
 * Day or evening. The inline starter does the work, so that it answers before React and without it, and says whether
 * the switch is pressed.
 */
export function LookSwitch() {
  const icon = (
    <>
      <Icon name="moon" className="only-day" />
      <Icon name="sun" className="only-evening" />
    </>
  )
  return (
    <span className="needs-scripting">
      <IconButton icon={icon} label={ui.eveningLook} data-look-switch />
    </span>
  )
}
