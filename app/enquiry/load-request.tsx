import { lazy, Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { createStore, useStore } from '../browser/store.ts'

/** The chunk with all parts of the forms except their first fields. */
export type FormCode = typeof import('./request/index.ts')

/** Milliseconds until the contact links are shown. If the chunk still arrives, the form replaces them. */
const patience = 8_000

const codeStore = createStore<FormCode | null>(null)
const failedStore = createStore(false)
const arrival = Promise.withResolvers<FormCode>()
let asked: Promise<FormCode> | null = null

async function fetchForm(): Promise<FormCode> {
  const timer = setTimeout(() => failedStore.set(true), patience)
  try {
    const code = await import('./request/index.ts')
    code.keepDraft()
    arrival.resolve(code)
    codeStore.set(code)
    failedStore.set(false)
    return code
  } catch (reason) {
    asked = null
    failedStore.set(true)
    throw reason
  } finally {
    clearTimeout(timer)
  }
}

/** Fetches the chunk, once. @throws if it cannot be fetched; the next call tries again. */
export function loadForm(): Promise<FormCode> {
  asked ??= fetchForm()
  return asked
}

/** Prefetches the chunk. Errors are ignored here: `useFormFailed` reports them. */
export function prefetchForm(): void {
  loadForm().catch(() => {})
}

/** The chunk; null until it has been fetched. */
export const useFormCode = (): FormCode | null => useStore(codeStore, null)

/** Whether the last fetch failed or takes too long: there is no signal, or a new release has removed the chunk. */
export const useFormFailed = (): boolean => useStore(failedStore, false)

// While the site is being changed, new facts reach the form without loading the page anew, and whoever fills it in.
import.meta.hot?.accept('./request/index.ts', (code) => {
  if (code && codeStore.get()) codeStore.set(code as unknown as FormCode)
})

const never = () => () => {}

/**
 * A component of the chunk, with a fallback until it arrives. It waits until any fetch succeeds: `lazy` caches its
 * first result, so with `import()` inside it would cache the first failure. It is not prerendered.
 */
export function lazyOfForm<Props extends object>(pick: (code: FormCode) => ComponentType<Props>, fallback?: ReactNode) {
  const Lazy = lazy(async () => ({ default: pick(await arrival.promise) }))
  return function LazyOfForm(props: Props) {
    const isPrerendered = useSyncExternalStore(
      never,
      () => false,
      () => true,
    )
    return (
      !isPrerendered && (
        <Suspense fallback={fallback}>
          <Lazy {...props} />
        </Suspense>
      )
    )
  }
}
