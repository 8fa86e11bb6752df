import words from '../../../content/enquiry.yaml'
import site from '../../../content/site.yaml'
import { fill } from '../../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { ShareLink } from '../../ui/ShareLink.tsx'
import type { Draft } from '../draft/draft.ts'
import { shareLink } from './rules/share-link.ts'
import styles from './review.module.css'

const { share, subjects } = words
const titles = { 'booking-request': share.title, 'special-arrangements': subjects['special-arrangements'].mailSubject }

const wordsOf = (subject: keyof typeof titles) => ({
  ...share,
  title: fill(titles[subject], { resort: site.name }),
  copied: `${share.copied}. ${share.hint}`,
})

type Props = {
  draft: Draft
  /** The main action of its place. */
  isMain?: boolean
  /** @returns whether the draft may be shared */
  check?: () => boolean
}

/** Shares a link with stay or occasion, days and guests. It holds nothing personal. */
export function ShareButton({ draft, isMain = false, check }: Props) {
  return (
    <ShareLink
      link={shareLink(draft)}
      words={wordsOf(draft.subject === 'special-arrangements' ? draft.subject : 'booking-request')}
      check={check}
    >
      {(press, label) =>
        isMain ? (
          <Button onClick={press}>{label}</Button>
        ) : (
          <button type="button" className={styles.action} onClick={press}>
            {label}
          </button>
        )
      }
    </ShareLink>
  )
}
