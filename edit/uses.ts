/** On which pages a field is shown, and how often: every page is rendered with its markers. */
import { setImmediate } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'
import type { ContentStore } from './content-store.ts'
import { factsIn } from './placeholders.ts'
import type { Field } from './fields.ts'
import { formattedPattern } from './formatted-values.ts'
import { takeOff } from './field-markers.ts'

/** `count` is how many places of the page at this address show the field. */
export type Use = { address: string; count: number }

type Site = { pages: readonly { path: string }[]; render: (path: string) => Promise<string> }

/**
 * `words` is the text between the tags; `markers` how often each field is shown, also in attributes; `formatted` how
 * values without a marker are formatted.
 */
type Page = { address: string; words: string; markers: Map<string, number>; formatted: Map<string, string> }

/** Where the page for unknown addresses can be seen. */
const notFound = '/404'

/** Shorter numbers are ambiguous. */
const leastForm = 3

export class Uses {
  readonly #store: ContentStore
  readonly #server: ViteDevServer
  #cache: { of: string; pages: Promise<Page[]> } | undefined

  constructor(store: ContentStore, server: ViteDevServer) {
    this.#store = store
    this.#server = server
  }

  async #render(): Promise<Page[]> {
    const { pages, render } = (await this.#server.ssrLoadModule('/app/entry.server.tsx')) as Site
    const formatted = new Map(
      [...this.#store.fields().values()].map(({ field }) => [field.path, field.formatted?.[0] ?? '']),
    )
    const all: Page[] = []
    for (const { path } of pages) {
      // Other requests are answered between two pages.
      await setImmediate()
      const { text, numbers } = takeOff(await render(path))
      const paths = this.#store.markers
      const markers = new Map<string, number>()
      for (const number of numbers) {
        const field = paths[number] ?? ''
        markers.set(field, (markers.get(field) ?? 0) + 1)
      }
      const words = text
        .replaceAll(/<(?:script|style)[^]*?<\/(?:script|style)>|<!--.*?-->/g, '')
        .replaceAll(/<[^>]*>/g, ' ')
      all.push({ address: path === '*' ? notFound : path, words, markers, formatted })
    }
    return all
  }

  /** Rendered once, and again when fields come or go: where a field is shown does not depend on its value. */
  pages(): Promise<Page[]> {
    const of = [...this.#store.fields().keys()].join()
    if (this.#cache?.of === of) return this.#cache.pages
    const pages = this.#render()
    this.#cache = { of, pages }
    pages.catch(() => (this.#cache = undefined))
    return pages
  }

  async of({ path }: { path: string }): Promise<Use[]> {
    const fields = [...this.#store.fields().values()].map(({ field }) => field)
    const own = fields.find((field) => field.path === path)
    if (!own) return []
    // A fact is shown by every text with its placeholder.
    const shown = [own, ...fields.filter(({ value }) => typeof value === 'string' && factsIn(value).includes(path))]
    // A page that cannot be rendered just now says so itself.
    const pages = await this.pages().catch(() => [])
    return pages.flatMap(({ address, words, markers, formatted }) => {
      const marked = shown.reduce((sum, field) => sum + (markers.get(field.path) ?? 0), 0)
      const count = Math.max(marked, showsEntryOf(own, markers) ? timesIn(words, formatted.get(path) ?? '') : 0)
      return count > 0 ? [{ address, count }] : []
    })
  }
}

/** Whether a page shows the entry of a field. Fields outside lists are recognised by their formatted value alone. */
function showsEntryOf({ entries }: Field, markers: Map<string, number>): boolean {
  const [entry] = entries
  return !entry || [...markers.keys()].some((path) => path.startsWith(`${entry.path}.`))
}

/** How often a formatted value is in a text. */
function timesIn(words: string, form: string): number {
  if (form.length < leastForm) return 0
  return words.match(formattedPattern(form, 'g'))?.length ?? 0
}
