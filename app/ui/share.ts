/** @returns whether the text was copied: access may be refused, and unencrypted pages have no clipboard */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** By the share sheet, which the guest may dismiss, or by copying. @param toCopy is copied in place of the link */
export async function shareOrCopy(
  data: { title: string; text: string; url: string },
  toCopy = data.url,
): Promise<'shared' | 'dismissed' | 'copied' | 'refused'> {
  if ('share' in navigator) {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (reason) {
      // For any other error the link is copied.
      if (reason instanceof DOMException && reason.name === 'AbortError') return 'dismissed'
    }
  }
  return (await copyText(toCopy)) ? 'copied' : 'refused'
}
