import ui from '../../content/ui.yaml'
import { Icon } from '../ui/Icon.tsx'
import { IconButton } from '../ui/IconButton.tsx'

/**
 * The switch between day and evening look. look.ts changes and keeps the look; the press is taken by the inline script
 * until hydration, then by shell/use-page-clicks.ts.
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
