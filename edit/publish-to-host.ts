/** Publishing on a disk that takes all at once: what others have changed comes in first, and nothing goes twice. */
import type { Files as Texts } from '../tools/content/read-yaml.ts'
import { Moved, NoAnswer, withChanged, type Base, type Disk } from './disk.ts'
import { merge, type Choose, type Question } from './merge.ts'
import { Steps } from './steps.ts'

/** `place` holds the steps as they are now; `check` tells what is wrong with files. */
type Means = { place: { steps: Steps }; choose: Choose; check: (files: Texts) => string[] }
type Taken = { asked: Question[]; problems: string[] }

/** Puts what was changed here on top of what the disk has; where anything is asked or wrong, nothing is taken in. */
export function takeIn(fresh: Base, { place, choose, check }: Means): Taken {
  const { base, now, all } = place.steps
  const arrived = base.sent?.find(({ id }) => fresh.message?.includes(id))
  if (arrived) {
    place.steps = new Steps({ version: base.version, files: withChanged(base.files, arrived.changed) }, now, all)
    place.steps.publish(arrived.steps)
  }
  const { files, asked } = merge({ base: place.steps.base.files, mine: now, theirs: fresh.files }, choose)
  // What was sent on top of this version may still arrive.
  const known = fresh.version === base.version ? { ...base, ...fresh } : fresh
  const joined = new Steps(known, files, place.steps.all)
  const problems = check(joined.files())
  if (asked.length + problems.length === 0) place.steps = joined
  return { asked, problems }
}

/** @returns the version that has everything; none where something is asked or wrong */
export async function publish(
  disk: Disk,
  { told, keep, ...means }: Means & { told: () => string[]; keep: () => Promise<void> },
): Promise<Taken & { version?: string }> {
  const { place } = means
  for (let turn = 1; ; turn += 1) {
    const taken = takeIn(await disk.read(place.steps.base), means)
    const { base, changed, now, all } = place.steps
    if (taken.asked.length + taken.problems.length > 0) return taken
    if (changed.size > 0) {
      const steps = all.flatMap(({ id, isPublished }) => (isPublished ? [] : id))
      const sent = { id: crypto.randomUUID(), steps, changed }
      place.steps.base = { ...base, sent: [...(base.sent ?? []), sent] }
      await keep()
      try {
        place.steps.base = {
          version: await disk.write(base.version, changed, { told: told(), id: sent.id }),
          files: now,
        }
        place.steps.publish(steps)
      } catch (error) {
        if (turn > 3 || !(error instanceof Moved || error instanceof NoAnswer)) throw error
        continue
      }
    }
    // Where this is not kept, it is found at the host.
    await keep().catch(() => {})
    return { ...taken, version: place.steps.base.version }
  }
}
