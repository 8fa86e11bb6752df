/** What the browser keeps (IndexedDB): the key to a host; of one place, whole or not at all, its disk and steps. */
import { withChanged, type Base, type Changed } from './disk.ts'
import type { Access } from './github.ts'
import { Steps, type Step } from './steps.ts'

/** `turn` differs whenever another window has kept something. */
type Work = { turn: string; base: Base; changed: Changed; ids: string[] }

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error!))
  })

function open(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(`edit ${name}`, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore('kept'))
  return settled(request)
}

const ofKey = async (mode?: IDBTransactionMode) => (await open('key')).transaction('kept', mode).objectStore('kept')
/** Without a key once that is forgotten. */
export const readAccess = async (): Promise<Access | undefined> => settled((await ofKey()).get('access'))
export const keepAccess = async (access: Access) => settled((await ofKey('readwrite')).put(access, 'access'))

export type Kept = ReturnType<typeof keptOf>

/** @param id of the disk */
export function keptOf(id: string) {
  const database = open(id)
  let turn = ''
  /** The steps that are kept already, and when they were told last. */
  let known = new Map<string, Step>()

  return {
    /** @returns undefined where nothing is kept, or nothing that another window has changed */
    async read(): Promise<Steps | undefined> {
      const store = (await database).transaction('kept').objectStore('kept')
      if ((await settled(store.get('turn'))) === turn) return undefined
      const work = (await settled(store.get('work'))) as Work | undefined
      if (!work) return undefined
      const all = await Promise.all(work.ids.map((each) => settled(store.get(`step ${each}`)) as Promise<Step>))
      turn = work.turn
      known = new Map(all.map((step) => [step.id, step]))
      return new Steps(work.base, withChanged(work.base.files, work.changed), all)
    },

    /** Until this has answered nothing counts as saved. @throws where there is no room */
    async write({ base, changed, all }: Steps): Promise<void> {
      const transaction = (await database).transaction('kept', 'readwrite', { durability: 'strict' })
      const store = transaction.objectStore('kept')
      const fresh = new Map(all.map((step) => [step.id, step]))
      const work: Work = { turn: crypto.randomUUID(), base, changed, ids: [...fresh.keys()] }
      store.put(work, 'work')
      store.put(work.turn, 'turn')
      for (const step of all) if (known.get(step.id) !== step) store.put(step, `step ${step.id}`)
      for (const each of known.keys()) if (!fresh.has(each)) store.delete(`step ${each}`)
      await new Promise((resolve, reject) => {
        transaction.addEventListener('complete', resolve)
        transaction.addEventListener('abort', () => reject(transaction.error!))
      })
      ;[turn, known] = [work.turn, fresh]
    },
  }
}
