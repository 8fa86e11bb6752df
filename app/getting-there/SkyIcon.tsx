import { Icon } from '../ui/Icon.tsx'
import type { SkyIconName } from './sky.ts'

/** The sky as a drawing; its name stands beside it in words. */
export function SkyIcon({ name }: { name: SkyIconName }) {
  return <Icon name={name} />
}
