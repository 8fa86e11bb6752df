import type { Site } from '../../content/site.schema.ts'
import { SiteLink } from '../ui/SiteLink.tsx'

interface Props {
  pin: NonNullable<Site['place']['gate']>
  label: string
  linkLabel: string
}

/**
 * The position of the gate, once the owner has confirmed it: in degrees, as a Plus Code, and as a link for map apps.
 */
export function GatePosition({ pin: { lat, lon, plusCode }, label, linkLabel }: Props) {
  const position = `${lat},${lon}`
  return (
    <p>
      {label}: <span className="no-break">{`${lat}, ${lon}`}</span> · <span className="no-break">{plusCode}</span>
      {' · '}
      {/* The second position makes an app set a pin, not only show the spot (RFC 5870 knows the first). */}
      <SiteLink to={`geo:${position}?q=${position}`}>{linkLabel}</SiteLink>
    </p>
  )
}
