import { lazy, Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { createStore, useStore } from '../../lib/store.ts'

/** Everything that the forms need beyond their first fields, in a chunk of its own. */
export type FormCode = typeof import('./deferred-form.ts')

/** After so many milliseconds the plain ways are shown; the chunk may still arrive, and the form takes their place. */
const patience = 8_000

const codeStore = createStore<FormCode | null>(null)
const failedStore = createStore(false)
const arrival = Promise.withResolvers<FormCode>()
let asked: Promise<FormCode> | null = null

async function fetchForm(): Promise<FormCode> {
  const timer = setTimeout(() => failedStore.set(true), patience)
  try {
    const code = await import('./deferred-form.ts')
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

/** Fetches the chunk, once. @throws where it cannot be fetched; the next call tries again. */
export function loadForm(): Promise<FormCode> {
  asked ??= fetchForm()
  return asked
}

/** Fetches the chunk ahead of its use. A failure shows when it is used. */
export function prefetchForm(): void {
  loadForm().catch(() => {})
}

/** The chunk once it has been fetched, null before. */
export const useFormCode = (): FormCode | null => useStore(codeStore, null)

/** Whether the last try failed or takes too long: there is no signal, or the site has changed meanwhile. */
export const useFormFailed = (): boolean => useStore(failedStore, false)

const never = () => () => {}

/**
 * A component of the chunk, with what stands in its place before. It waits through failed tries: `lazy` keeps what its
 * function first gives, so that with `import()` in it the first failure would stay. In the prerendered page there is
 * nothing of it.
 */
export function lazyOfForm<Props extends object>(pick: (code: FormCode) => ComponentType<Props>, fallback?: ReactNode) {
  const Lazy = lazy(async () => ({ default: pick(await arrival.promise) }))
  return function LazyOfForm(props: Props) {
    const isPrerendered = useSyncExternalStore(never, () => false, () => true)
    return (
      !isPrerendered && (
        <Suspense fallback={fallback}>
          <Lazy {...props} />
        </Suspense>
      )
    )
  }
}
