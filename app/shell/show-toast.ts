/** Disappears by itself (V7). Where its code cannot be fetched, nothing is shown. @param kind a function: a button */
export async function showToast(message: string, kind: 'done' | 'failed' | (() => void) = 'done'): Promise<void> {
  try {
    const { hostToasts, offer, toast } = await import('./Toasts.tsx')
    hostToasts()
    if (kind === 'done') toast.success(message)
    else if (kind === 'failed') toast.error(message)
    else offer(message, kind)
  } catch (reason) {
    console.warn('A confirmation could not be shown:', message, reason)
  }
}
