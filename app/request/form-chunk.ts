/** All parts of the forms except their first fields, which are fetched when they are first needed. */
import { createChunk, useCode } from '../browser/chunk.ts'
import { useStore } from '../browser/store.ts'

const fetchParts = () => import('./form/index.ts')

export const formChunk = createChunk(async () => {
  const code = await fetchParts()
  code.restoreDraft()
  return code
})

export const { load: loadForm, whenLoaded: whenFormLoaded, prefetch: prefetchForm } = formChunk

export const useFormCode = () => useCode(formChunk)

/** The contact links are then shown. If the chunk still arrives, the form replaces them. */
export const useFormFailed = (): boolean => useStore(formChunk.hasFailed)

// In development: swaps in new content without a reload, so that what was typed stays.
import.meta.hot?.accept('./form/index.ts', (code) => {
  if (code && formChunk.code.get()) formChunk.code.set(code as unknown as Awaited<ReturnType<typeof fetchParts>>)
})
