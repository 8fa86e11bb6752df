/** What pages show, and what their modules work out of it: worked out again whenever something is saved. */
import type { Content } from '../content/schema.ts'
import type { readMap } from '../tools/map-pins.ts'

type Shown = Record<string, Record<string, unknown>>
type Notice = { begins: number | null; ends: number | null }
declare global {
  /** The content as it is now, as the built code reads it (build.ts). */
  var edited: { content: Content; map: ReturnType<typeof readMap>['map']; shown: Shown; notice: Notice }
}

const works: (() => void)[] = []

/** Around what stands at the top of a module of the pages (recompute-plugin.ts), in the order in which they are evaluated. */
export function again(work: () => void): void {
  works.push(work)
  work()
}

export const recomputeAll = (): void => works.forEach((work) => work())
