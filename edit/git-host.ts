/** Over a host the editor also asks which of two changes is meant, copies what is not published, tells what is live. */
import { placeholderValues, fillPlaceholders } from '../tools/content/placeholders.ts'
import { originalsFolder } from '../tools/pictures/accept-original.ts'
import type { Content } from '../content/schema.ts'
import type { ContentStore } from './content-store.ts'
import { parentOf } from './field-path.ts'
import type { HostDisk } from './github.ts'
import { merge, type Question, type Side } from './merge.ts'
import { wayTo } from './owner-words.ts'
import { valueInWords } from './step-in-words.ts'
import { Steps } from './steps.ts'

export type Host = ReturnType<typeof atHost>

export function atHost(store: ContentStore, disk: HostDisk, notify: () => void) {
  let published = ''
  let live = ''
  let copying = Promise.resolve()
  let pause: ReturnType<typeof setTimeout> | undefined

  function inWords({ path, ...question }: Question) {
    if (path.startsWith(originalsFolder))
      return { title: path.replace(/^.*\//, ''), mine: 'your photograph', theirs: 'another photograph' }
    let around = path
    while (!store.fields().has(around) && !around.endsWith('#')) around = parentOf(around)
    const field = store.fields().get(around)?.field
    const facts = placeholderValues(store.contents())
    const words = (side: Side) => valueInWords(question[side], (text) => fillPlaceholders(text, facts).text)
    return { title: field ? wayTo(field) : around, mine: words('mine'), theirs: words('theirs') }
  }

  function say(sentence: string): void {
    live = sentence
    notify()
  }

  async function copyNow(): Promise<void> {
    const { base, changed, all } = store.steps
    await disk.copy(base.version, changed, all.at(-1)?.id ?? '')
  }

  /** Copies what is not published, one copy after the other; where one fails, it is kept here, for the next. */
  const copy = (): Promise<void> => (copying = copying.then(copyNow).catch(() => {}))

  return {
    copy,
    /** Once nothing has been changed for a while: hosts build each copy, and of these only so many a month. */
    copySoon: () => {
      clearTimeout(pause)
      pause = setTimeout(() => void copy(), 20_000)
    },
    /** What two have changed, and has to be answered before anything is published. */
    asked: [] as Question[],
    state() {
      return { asked: this.asked.map(inWords), live }
    },

    /** Forgets steps that changed only fields in which theirs was taken. */
    forget(asked: readonly Question[]): void {
      const isLost = (value: { path: string }) => asked.some(({ path }) => path === value.path)
      store.steps.all = store.steps.all.filter(
        ({ isPublished, values = [] }) => isPublished || values.length === 0 || !values.every(isLost),
      )
    },

    /** Goes on with what was copied from another time or place, as one step, where that is wanted. */
    async takeUp(): Promise<void> {
      const draft = await disk.draft()
      if (!draft) return
      // The browser may have ended after a publication, before its copy was cleared.
      const { base, now } = store.steps
      const { files, asked } = merge({ base: draft.before.files, mine: draft.now.files, theirs: now }, () => undefined)
      if (asked.length + new Steps(base, files).changed.size === 0) return
      // oxlint-disable-next-line no-alert -- before there is any page
      if (!confirm('Changes from another time were not published. Go on with them?')) return
      store.steps = new Steps(draft.before)
      store.steps.commit('What was not published yet', new Steps(draft.before, draft.now.files).changed)
    },

    /** Asks the site for its version until it is this one. */
    async follow(version: string): Promise<void> {
      void disk.copy(version, new Map(), '').catch(() => {})
      published = version
      say('Published. It will be live in a few minutes.')
      const { site } = store.contents() as Content
      for (const end = Date.now() + 600_000; Date.now() < end; await new Promise((done) => setTimeout(done, 5000))) {
        const asked = fetch(`${site.siteUrl}/version.txt`, { cache: 'no-store' }).then((answer) => answer.text())
        const there = await asked.catch(() => '')
        // Something else has been published since.
        if (published !== version) return
        if (there.trim() === version) return say('It is live.')
      }
      say('It is not live after ten minutes, but it is safe. Ask whoever set up the site: your web host says why.')
    },
  }
}
