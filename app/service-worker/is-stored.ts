/** Whether pages can be loaded with no signal: a worker has stored them, and the guest has not deleted them since. */
import { isRegistrationRefused } from './stored-site.ts'

// Browsers have service workers in secure contexts only.
const workers = () => navigator.serviceWorker as ServiceWorkerContainer | undefined

export const isStored = (): boolean => Boolean(workers()?.controller) && !isRegistrationRefused()

/** A worker becomes active only when it has stored everything; until then this waits. */
export async function whenStored(): Promise<boolean> {
  const active = await workers()?.ready
  return Boolean(active) && !isRegistrationRefused()
}
