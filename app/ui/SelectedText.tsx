import { useEffect, useRef } from 'react'
import styles from './SelectedText.module.css'

type Props = { text: string; labelledBy?: string; label?: string; isLong?: boolean }

/** A selected text for the guest to copy by hand. */
export function SelectedText({ text, labelledBy, label, isLong = false }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    area.current?.focus()
    area.current?.select()
  }, [])
  return (
    <textarea
      ref={area}
      className={styles.text}
      readOnly
      translate="no"
      rows={isLong ? 12 : 3}
      value={text}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-preview={isLong ? '' : undefined}
    />
  )
}
