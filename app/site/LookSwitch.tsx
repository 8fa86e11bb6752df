import ui from '../../content/ui.yaml'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'

/**
 * Switches between day and evening. The inline script handles the press and sets the pressed state, so that the switch
 * works before hydration.
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
