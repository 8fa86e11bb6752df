/** Asks the desk over the development server's socket, and waits for the answer to this very question. */
import type { Answer } from '../desk.ts'

const hot = import.meta.hot!
const token = document.querySelector<HTMLMetaElement>('meta[name=edit-token]')?.content

export function ask<Result = Answer>(name: string, data?: unknown): Promise<Result> {
  const id = crypto.randomUUID()
  return new Promise((resolve) => {
    const take = (reply: { id: string; answer: Result }) => {
      if (reply.id !== id) return
      hot.off('edit:answer', take)
      resolve(reply.answer)
    }
    hot.on('edit:answer', take)
    hot.send('edit:ask', { id, token, name, data })
  })
}

/** Calls when the pages were rendered anew because a file has changed. */
export function onChange(call: () => void): void {
  hot.on('vite:afterUpdate', call)
}

/** Calls before the page is loaded anew. */
export function beforeReload(call: () => void): void {
  hot.on('vite:beforeFullReload', call)
}
