import { createChunk, useCode } from '../browser/chunk.ts'
import { useStore } from '../browser/store.ts'

/** All parts of the forms except their first fields. */
export type FormCode = typeof import('./form/index.ts')

const chunk = createChunk(async (): Promise<FormCode> => {
  const code = await import('./form/index.ts')
  code.restoreDraft()
  return code
})

export const loadForm = chunk.load
export const whenFormLoaded = chunk.whenLoaded
export const prefetchForm = chunk.prefetch

export const useFormCode = (): FormCode | null => useCode(chunk)

/** The contact links are then shown. If the chunk still arrives, the form replaces them. */
export const useFormFailed = (): boolean => useStore(chunk.hasFailed, false)

// In development: swaps in new content without a reload, so that what was typed stays.
import.meta.hot?.accept('./form/index.ts', (code) => {
  if (code && chunk.code.get()) chunk.code.set(code as unknown as FormCode)
})
