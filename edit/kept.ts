/** What the browser keeps (IndexedDB): the key to a host; of one place, whole or not at all, its disk and the steps since. */
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

export class Kept {
  readonly #database: Promise<IDBDatabase>
  #turn = ''
  /** The steps that are kept already, and when they were told last. */
  #known = new Map<string, Step>()

  constructor(id: string) {
    this.#database = open(id)
  }

  /** @returns undefined where nothing is kept, or nothing that another window has changed */
  async read(): Promise<Steps | undefined> {
    const store = (await this.#database).transaction('kept').objectStore('kept')
    if ((await settled(store.get('turn'))) === this.#turn) return undefined
    const work = (await settled(store.get('work'))) as Work | undefined
    if (!work) return undefined
    const all = await Promise.all(work.ids.map((id) => settled(store.get(`step ${id}`)) as Promise<Step>))
    this.#turn = work.turn
    this.#known = new Map(all.map((step) => [step.id, step]))
    return new Steps(work.base, withChanged(work.base.files, work.changed), all)
  }

  /** Until this has answered nothing counts as saved. @throws where there is no room */
  async write({ base, changed, all }: Steps): Promise<void> {
    const transaction = (await this.#database).transaction('kept', 'readwrite', { durability: 'strict' })
    const store = transaction.objectStore('kept')
    const turn = crypto.randomUUID()
    const ids = all.map(({ id }) => id)
    store.put({ turn, base, changed, ids } satisfies Work, 'work')
    store.put(turn, 'turn')
    for (const step of all) if (this.#known.get(step.id) !== step) store.put(step, `step ${step.id}`)
    for (const id of this.#known.keys()) if (!ids.includes(id)) store.delete(`step ${id}`)
    await new Promise((resolve, reject) => {
      transaction.addEventListener('complete', resolve)
      transaction.addEventListener('abort', () => reject(transaction.error!))
    })
    this.#turn = turn
    this.#known = new Map(all.map((step) => [step.id, step]))
  }
}
