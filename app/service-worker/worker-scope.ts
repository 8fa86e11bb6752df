/** As far as they are used: TypeScript's own types for workers conflict with those for pages. */
export type LifeEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

type WorkerScope = {
  addEventListener: (type: 'install' | 'activate', listener: (event: LifeEvent) => void) => void
  skipWaiting: () => Promise<void>
  registration: ServiceWorkerRegistration
}

export const worker = globalThis as unknown as WorkerScope
