import { Icon } from '../ui/Icon.tsx'
import type { SkyIconName } from './weather-symbols.ts'

/** An icon of the weather; its name is beside it as text. */
export function SkyIcon({ name }: { name: SkyIconName }) {
  return <Icon name={name} />
}
