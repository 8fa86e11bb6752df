import words from '../../../content/enquiry.yaml'
import site from '../../../content/site.yaml'
import { fill } from '../../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { ShareLink } from '../../ui/ShareLink.tsx'
import type { Draft } from '../draft/empty-draft.ts'
import { shareLink } from './rules/share-link.ts'
import styles from './TextAction.module.css'

const shareWords = {
  ...words.share,
  title: fill(words.share.title, { resort: site.name }),
  copied: `${words.share.copied}. ${words.share.hint}`,
}

type Props = {
  draft: Draft
  /** The main action of its place. */
  isMain?: boolean
  /** @returns whether the draft may be shared */
  check?: () => boolean
}

/** Shares a link with stay, dates and guests. It holds nothing personal. */
export function ShareButton({ draft, isMain = false, check }: Props) {
  return (
    <ShareLink link={shareLink(draft)} words={shareWords} check={check}>
      {(share, label) =>
        isMain ? (
          <Button onClick={share}>{label}</Button>
        ) : (
          <button type="button" className={styles.action} onClick={share}>
            {label}
          </button>
        )
      }
    </ShareLink>
  )
}
