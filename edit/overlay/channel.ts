/** Requests to the editor's server, over the socket of the development server. */
import type { Answer } from '../answers.ts'

export const hot = import.meta.hot!

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

/**
 * What outlives a reload that a change makes.
 *
 * @param now what is kept before the next reload, if anything
 * @returns what was kept before the last one
 */
export function keepOver(key: string, now: () => string): string {
  const kept = sessionStorage.getItem(key) ?? ''
  sessionStorage.removeItem(key)
  hot.on('vite:beforeFullReload', () => sessionStorage.setItem(key, now()))
  return kept
}
