import { createElement, type ComponentType } from 'react'
import { createStore, useStore } from './store.ts'

/** Milliseconds after which a fetch counts as failed. The code may still arrive. */
const timeoutMs = 8_000

export type Chunk<Code> = ReturnType<typeof createChunk<Code>>

/**
 * Code that is fetched when it is first needed. Unlike `lazy`, it can be asked for again after a failure; Firefox and
 * Safari then fetch it again, Chromium only in the next page that is loaded.
 */
export function createChunk<Code>(fetchCode: () => Promise<Code>) {
  const code = createStore<Code | null>(null)
  /** Whether the last fetch failed or takes too long: there is no signal, or a new release has removed the file. */
  const hasFailed = createStore(false)
  let pending: Promise<Code> | null = null

  async function fetchOnce(): Promise<Code> {
    const timer = setTimeout(() => hasFailed.set(true), timeoutMs)
    try {
      const fetched = await fetchCode()
      code.set(fetched)
      hasFailed.set(false)
      return fetched
    } catch (reason) {
      pending = null
      hasFailed.set(true)
      throw reason
    } finally {
      clearTimeout(timer)
    }
  }

  /** Fetches the code, once. @throws if it cannot be fetched; the next call tries again */
  function load(): Promise<Code> {
    pending ??= fetchOnce()
    return pending
  }

  /** Fetches the code, and calls back once it is there. Failures are ignored: `hasFailed` reports them. */
  const whenLoaded = (act: (fetched: Code) => void) => void load().then(act, () => {})

  return { code, hasFailed, load, whenLoaded, prefetch: () => whenLoaded(() => {}) }
}

/** The code of a chunk; null until it has been fetched, and while the page hydrates. */
export const useCode = <Code>(chunk: Chunk<Code>): Code | null => useStore(chunk.code)

/** A component of a chunk; nothing until it has been fetched. */
export const lateComponent =
  <Code, Props extends object>(chunk: Chunk<Code>, of: (code: Code) => ComponentType<Props>) =>
  (props: Props) => {
    const code = useCode(chunk)
    return code && createElement(of(code), props)
  }
