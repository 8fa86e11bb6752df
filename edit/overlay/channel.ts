/** Requests to the editor's server, over the socket of the development server. */
import type { Answer } from '../answers.ts'

const hot = import.meta.hot!

/** Requests without an answer yet, by their ids. */
const waiting = new Map<string, (answer: unknown) => void>()

export const endedSentence =
  'The editor has ended. Copy what you have typed, then start it again as before. This page comes back by itself, or first asks whether it may leave what you typed: say yes.'
const ended: Answer = { problems: [endedSentence] }
let hasEnded = false

hot.on('edit:answer', ({ id, answer }: { id: string; answer: unknown }) => {
  waiting.get(id)?.(answer)
  waiting.delete(id)
})
// The page reloads when the command runs again; until then every request has this answer.
hot.on('vite:ws:disconnect', () => {
  hasEnded = true
  for (const resolve of waiting.values()) resolve(ended)
  waiting.clear()
})

/** Any call may return `{ problems }` instead of its result. */
export function ask<Result = Answer>(name: string, data?: unknown): Promise<Result | Answer> {
  if (hasEnded) return Promise.resolve(ended)
  const id = crypto.randomUUID()
  return new Promise((resolve) => {
    waiting.set(id, resolve as (answer: unknown) => void)
    hot.send('edit:ask', { id, name, data })
  })
}

/** Calls when the command has ended. */
export function onEnd(call: () => void): void {
  hot.on('vite:ws:disconnect', call)
}

/** Calls when a file has changed: by this window, by another one, or by hand. */
export function onChange(call: () => void): void {
  hot.on('vite:afterUpdate', call)
  hot.on('edit:changed', call)
}

/** Calls before the page reloads. */
export function beforeReload(call: () => void): void {
  hot.on('vite:beforeFullReload', call)
}
