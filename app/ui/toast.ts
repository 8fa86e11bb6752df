let label = ''

/** Sets the name of the toast list for screen readers; call it before the first toast. */
export function nameToasts(words: string): void {
  label = words
}

/**
 * Shows a short confirmation that disappears by itself (V7). Its code is fetched with the first toast; where that
 * fails, the toast is not shown.
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
