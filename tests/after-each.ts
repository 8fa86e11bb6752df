/** After each test globals are those of Node again, and what differs stands beside its error, for the last lines of all. */
import { afterEach, vi } from 'vitest'

afterEach(({ task }) => {
  vi.unstubAllGlobals()
  Object.assign(task.meta, { diff: task.result?.errors?.[0]?.diff })
})
