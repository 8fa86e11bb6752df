import type { LinkTarget } from '../../content/section-fields.ts'
import { pathOf } from '../resort/links.ts'
import { ArrowLink } from '../ui/Button.tsx'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { Text } from '../ui/Text.tsx'

type Feature = { icon: IconName; heading: string; text: string; link?: { to: LinkTarget; label: string } | undefined }

type Props = { list: readonly Feature[]; level?: 2 | 3; className: string | undefined; look?: string | undefined }

/** Advantages, values or reasons: each with an icon beside its heading, and a link where there is more to read. */
export const FeatureList = ({ list, level = 3, className, look }: Props) => (
  <ul className={className}>
    {list.map(({ icon, heading, text, link }) => (
      <li key={heading} className={look ? `feature ${look}` : 'feature'}>
        <Icon name={icon} />
        <Text as={`h${level}`}>{heading}</Text>
        <Text as="p">{text}</Text>
        {link && <ArrowLink href={pathOf(link.to)}>{link.label}</ArrowLink>}
      </li>
    ))}
  </ul>
)
