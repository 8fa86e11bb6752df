/**
 * Types of the worker's global scope, as far as they are used. TypeScript's own types for workers conflict with those
 * for pages, and the project is checked as one.
 */
export type LifeEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

type WorkerScope = {
  addEventListener: (type: 'install' | 'activate', listener: (event: LifeEvent) => void) => void
  skipWaiting: () => Promise<void>
  registration: ServiceWorkerRegistration
}

export const worker = globalThis as unknown as WorkerScope
