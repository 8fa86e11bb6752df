import { useEffect, useRef } from 'react'
import styles from './SelectedText.module.css'

/** @returns whether the browser let the text be copied; the caller shows it selected where not */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false // refused, or no clipboard at all
  }
}

type Props = { text: string; labelledBy?: string; label?: string; isLong?: boolean }

/** A text that stands ready to be copied by hand: whole, and selected. */
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
      rows={isLong ? 12 : 3}
      value={text}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-preview={isLong ? '' : undefined}
    />
  )
}
