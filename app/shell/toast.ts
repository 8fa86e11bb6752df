/**
 * Shows a short confirmation that disappears by itself (V7). Its code is fetched with the first toast; where that
 * fails, the toast is not shown.
 *
 * @param kind a function is what the toast offers: it is a button
 */
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
