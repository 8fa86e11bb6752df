/** Asks the store over the development server's socket, and waits for the answer to this very question. */
import type { Answer } from '../content-store.ts'

const hot = import.meta.hot!
const token = document.querySelector<HTMLMetaElement>('meta[name=edit-token]')?.content

/** What happens to the answers of questions that were asked. */
const waiting = new Map<string, (answer: unknown) => void>()

const ended: Answer = {
  problems: ['The editor has ended. What you have typed is kept: start it again, and this page comes back.'],
}
let hasEnded = false
const endListeners = new Set<() => void>()

hot.on('edit:answer', ({ id, answer }: { id: string; answer: unknown }) => {
  waiting.get(id)?.(answer)
  waiting.delete(id)
})
// The page is loaded anew when the command runs again; until then every question has this answer.
hot.on('vite:ws:disconnect', () => {
  hasEnded = true
  for (const resolve of waiting.values()) resolve(ended)
  waiting.clear()
  for (const call of endListeners) call()
})

/** An answer that only says what is wrong may come to every question. */
export function ask<Result = Answer>(name: string, data?: unknown): Promise<Result | Answer> {
  if (hasEnded) return Promise.resolve(ended)
  const id = crypto.randomUUID()
  return new Promise((resolve) => {
    waiting.set(id, resolve as (answer: unknown) => void)
    hot.send('edit:ask', { id, token, name, data })
  })
}

/** Calls when the command has ended. */
export function onEnd(call: () => void): () => void {
  endListeners.add(call)
  return () => void endListeners.delete(call)
}

export const isEnded = (): boolean => hasEnded

/** Calls when a file has changed: by this window, by another one, or by hand. */
export function onChange(call: () => void): void {
  hot.on('vite:afterUpdate', call)
  hot.on('edit:changed', call)
}

/** Calls before the page is loaded anew. */
export function beforeReload(call: () => void): void {
  hot.on('vite:beforeFullReload', call)
}
