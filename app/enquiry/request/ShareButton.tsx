import { useState } from 'react'
import words from '../../../content/enquiry.yaml'
import site from '../../../content/site.yaml'
import { fill } from '../../../lib/text.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Draft } from '../draft/empty-draft.ts'
import { shareLink } from './rules/share-link.ts'
import { copyText, SelectedText } from './SelectedText.tsx'
import styles from './TextAction.module.css'

const { share } = words

type Props = {
  draft: Draft
  /** The main action of its place. */
  isMain?: boolean
  /** @returns whether the draft may be shared */
  check?: () => boolean
}

/** Shares a link with stay, dates and guests, by the system's share sheet or by copying. It holds nothing personal. */
export function ShareButton({ draft, isMain = false, check = () => true }: Props) {
  const [copied, setCopied] = useState<{ url: string; isCopied: boolean } | null>(null)
  const url = new URL(shareLink(draft), location.origin).href

  async function pass() {
    if (!check()) return
    if ('share' in navigator) {
      try {
        await navigator.share({ title: fill(share.title, { resort: site.name }), text: share.text, url })
        return
      } catch (reason) {
        // AbortError: the guest has closed the share sheet. For any other error the link is copied.
        if (reason instanceof DOMException && reason.name === 'AbortError') return
      }
    }
    setCopied({ url, isCopied: await copyText(url) })
  }

  const shown = copied?.url === url ? copied : null
  const label = (
    <>
      <Icon name="share-2" />
      {share.label}
    </>
  )
  return (
    <>
      {isMain ? (
        <Button onClick={() => void pass()}>{label}</Button>
      ) : (
        <button type="button" className={styles.action} onClick={() => void pass()}>
          {label}
        </button>
      )}
      <p aria-live="polite">{shown && (shown.isCopied ? `${share.copied}. ${share.hint}` : share.copyRefused)}</p>
      {shown && !shown.isCopied && <SelectedText text={url} label={share.label} />}
    </>
  )
}
