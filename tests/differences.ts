/** Puts what differs beside an error: in reports, of which `npm test` tells at its end, the message stands alone. */
import { afterEach } from 'vitest'

afterEach(({ task }) => {
  Object.assign(task.meta, { diff: task.result?.errors?.[0]?.diff })
})
