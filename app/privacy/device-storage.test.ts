import { afterEach, expect, test, vi } from 'vitest'
import { changeDraft, newDraft, draftStore } from '../request/draft.ts'
import { storageKeys } from '../browser/storage-keys.ts'
import { removeFromDevice } from './device-storage.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser's storage, as far as it is used. */
function storage(entries: Record<string, string>) {
  const kept = new Map(Object.entries(entries))
  return { kept, removeItem: (key: string) => void kept.delete(key) }
}

function device() {
  const done: string[] = []
  const dataset: Record<string, string> = { look: 'evening', ready: '' }
  const local = storage({ [storageKeys.look]: 'evening', [storageKeys.days]: '{}' })
  const session = storage({ [storageKeys.draft]: '{}' })
  const names = ['site-precache', 'site-pictures']
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('document', { documentElement: { dataset } })
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: async () => [{ unregister: async () => done.push('worker') }] },
  })
  vi.stubGlobal('caches', { keys: async () => names, delete: async (name: string) => done.push(name) })
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => done.push(name) })
  return { done, dataset, local, session }
}

test('look, draft, plan, worker and copies are removed, the worker first', async () => {
  const { done, dataset, local, session } = device()
  changeDraft('contact-form', { firstName: 'Achieng' })
  await removeFromDevice()
  expect(draftStore.get()).toEqual(newDraft)
  expect([...local.kept, ...session.kept]).toEqual([])
  expect(dataset).toEqual({ ready: '' })
  expect(done).toEqual(['worker', 'site-precache', 'site-pictures', 'workbox-expiration'])
})

test('without storage and workers there is nothing to remove', async () => {
  device()
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('navigator', {})
  await expect(removeFromDevice()).resolves.toBeUndefined()
})
