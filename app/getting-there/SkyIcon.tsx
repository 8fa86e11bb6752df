import {
  Cloud, CloudDrizzle, CloudFog, CloudLightning, CloudMoon, CloudRain, CloudSun, Moon, Sun, type LucideIcon,
} from 'lucide-react'
import type { SkyIconName } from './sky.ts'

const drawings: Record<SkyIconName, LucideIcon> = {
  sun: Sun,
  moon: Moon,
  'cloud-sun': CloudSun,
  'cloud-moon': CloudMoon,
  cloud: Cloud,
  'cloud-fog': CloudFog,
  'cloud-drizzle': CloudDrizzle,
  'cloud-rain': CloudRain,
  'cloud-lightning': CloudLightning,
}

/** The weather's own icons: apart from the site's, so that they travel with the forecast and not with every page. */
export function SkyIcon({ name }: { name: SkyIconName }) {
  const Drawing = drawings[name]
  return <Drawing className="icon" aria-hidden="true" />
}
