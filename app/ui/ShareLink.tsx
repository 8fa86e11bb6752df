import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import { shareOrCopy } from './share.ts'
import styles from './ui.module.css'

type Props = {
  /** An address on this site, from its root. */
  link: string
  words: { label: string; title: string; text: string; copied: string; copyRefused: string }
  children: (share: () => void, label: ReactNode) => ReactNode
  /** @returns whether it may be shared */
  check?: (() => boolean) | undefined
}

/** Shares a link. A copied one is confirmed; if that is refused as well, the link is shown for copying by hand. */
export function ShareLink({ link, words, children, check = () => true }: Props) {
  const [outcome, setOutcome] = useState<{ url: string; isCopied: boolean }>()
  const url = new URL(link, location.origin).href

  async function share() {
    if (!check()) return
    const { title, text } = words
    const result = await shareOrCopy({ title, text, url })
    if (result === 'copied' || result === 'refused') setOutcome({ url, isCopied: result === 'copied' })
  }

  // A change of what is shared, after its link was copied, gives another link.
  const shown = outcome?.url === url ? outcome : undefined
  return (
    <>
      {children(
        () => void share(),
        <>
          <Icon name="share-2" />
          {words.label}
        </>,
      )}
      <p className={`fine ${styles.outcome}`} aria-live="polite">
        {shown && (shown.isCopied ? words.copied : words.copyRefused)}
      </p>
      {shown && !shown.isCopied && <SelectedText text={url} label={words.label} />}
    </>
  )
}

function SelectedText({ text, label }: { text: string; label: string }) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    area.current?.focus()
    area.current?.select()
  }, [])
  return (
    <span className={styles.field}>
      <textarea ref={area} readOnly translate="no" rows={3} value={text} aria-label={label} />
    </span>
  )
}
