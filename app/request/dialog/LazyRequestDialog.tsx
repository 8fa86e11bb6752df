import { useEffect } from 'react'
import { createChunk, lateComponent } from '../../browser/chunk.ts'
import { followOpener, useDialogHistory, useDialogState } from './dialog-history.ts'

const chunk = createChunk(() => import('./RequestDialog.tsx'))
const RequestDialog = lateComponent(chunk, (code) => code.RequestDialog)

// In development: new content of the dialog does not evaluate this module again, so what is open stays open.
import.meta.hot?.accept('./RequestDialog.tsx', () => {})

/** Fetched once the app has hydrated. If that fails, a press tries again; then the browser follows the pressed link. */
export function LazyRequestDialog() {
  useDialogHistory()
  const isAsked = useDialogState() !== 'closed'

  useEffect(() => {
    chunk.load().catch(() => isAsked && followOpener())
  }, [isAsked])

  return <RequestDialog />
}
