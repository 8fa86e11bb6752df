let label = ''

/** How the place where confirmations appear is called for those who hear it; to be said before the first one. */
export function nameToasts(words: string): void {
  label = words
}

/**
 * A small confirmation that passes by itself (V7). What shows it is fetched with the first one; where that
 * fails the confirmation is lost, and nothing else.
 */
export async function showToast(message: string, kind: 'done' | 'failed' = 'done'): Promise<void> {
  try {
    const { hostToasts, toast } = await import('./Toasts.tsx')
    hostToasts(label)
    if (kind === 'done') toast.success(message)
    else toast.error(message)
  } catch (reason) {
    console.warn('A confirmation could not be shown:', message, reason)
  }
}
