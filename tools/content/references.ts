/** Checks references between content files, their ids, picture files, and the list of unconfirmed facts. */
import type { z } from 'zod'
import { didYouMean, printable } from '../../content/did-you-mean.ts'
import type { Collection } from '../../content/kinds.ts'
import type { Path, Problem } from './problem.ts'
import { placeIn, type Files, type Source } from './read-yaml.ts'
import { isGroup } from '../../content/words.ts'
import { keyOfOriginal, originalsFolder } from '../pictures/accept-original.ts'
import { walkSchema } from './walk.ts'

type Data = Record<string, unknown>

function idsOf(list: unknown): string[] {
  if (!Array.isArray(list)) return []
  return list.map((entry) => (entry as Data | null)?.id).filter((id) => typeof id === 'string')
}

/** The ids that references may name. A collection that is no list is reported already. */
export function collectionsOf(data: Data): Map<Collection, string[]> {
  const { pictures, accommodations, enjoyments, location, request } = data as Record<string, Data | undefined>
  const nearby = location?.nearby as Data | undefined
  const found = new Map<Collection, string[]>()
  if (isGroup(pictures)) found.set('pictures', Object.keys(pictures))
  const lists = {
    stays: accommodations?.stays,
    experiences: enjoyments?.experiences,
    places: nearby?.places,
    occasions: request?.occasions,
  }
  for (const [collection, entries] of Object.entries(lists)) {
    if (Array.isArray(entries)) found.set(collection as Collection, idsOf(entries))
  }
  const [experiences, places] = [found.get('experiences'), found.get('places')]
  if (experiences && places) found.set('outings', [...experiences, ...places])
  return found
}

/** An id that stands twice in a list, and what names an entry that is not there. */
export function referenceProblems(schema: z.core.$ZodType, source: Source, collections: Map<Collection, string[]>) {
  const twice: Problem[] = []
  const lost: Problem[] = []
  walkSchema(schema, source.data, (value, path, { refersTo }) => {
    if (Array.isArray(value)) {
      const ids = value.map((entry) => (isGroup(entry) ? entry.id : undefined))
      for (const [index, id] of ids.entries())
        if (typeof id === 'string' && ids.indexOf(id) < index) {
          const says = `\`${printable(id)}\` is used twice: give this entry an id of its own`
          twice.push({ says, at: placeIn(source, [...path, index, 'id']) })
        }
    }
    const known = refersTo && collections.get(refersTo)
    if (known && typeof value === 'string' && !known.includes(value)) {
      const says = `names \`${printable(value)}\`, which is none of the ${refersTo}${didYouMean(value, known)}`
      lost.push({ says, at: placeIn(source, path) })
    }
    if (value === 'nearby' && path.at(-1) === 'to' && collections.get('places')?.length === 0)
      lost.push({ says: 'leads to the places nearby, and there are none', at: placeIn(source, path) })
  })
  return { twice, lost }
}

export const namesIn = (files: Files, folder: string): string[] =>
  [...files].flatMap(([file, bytes]) =>
    bytes !== null && file.startsWith(`${folder}/`) ? file.slice(folder.length + 1) : [],
  )

/** Catalogue entries without an original, whatever its ending: `Rose-Garden.JPG` replaces `rose-garden.webp`. */
export function missingOriginals(files: Files, pictures: unknown, source: Source): Problem[] {
  const originals = new Set(namesIn(files, originalsFolder).map(keyOfOriginal).filter(Boolean))
  // Where there is none, that is told of the pictures themselves.
  if (!isGroup(pictures) || originals.size === 0) return []
  return Object.keys(pictures).flatMap((key): Problem[] => {
    if (originals.has(key)) return []
    const advice = didYouMean(key, originals) || ': put it there, or correct its name here'
    return [{ says: `has no picture of that name in assets/pictures${advice}`, at: placeIn(source, [key]) }]
  })
}

/** Follows a path such as `stays.orchard-room.amenities`; list entries are named by id, or by number from 1. */
export function follow(
  data: unknown,
  steps: string,
): { path: Path; value: unknown } | { missing: string; meant: string } {
  let value = data
  const path: (string | number)[] = []
  for (const step of steps.split('.')) {
    let known: string[] = []
    let key: string | number = step
    let next: unknown
    if (Array.isArray(value)) {
      const ids = idsOf(value)
      key = ids.length > 0 ? value.findIndex((each) => (each as Data | null)?.id === step) : Number(step) - 1
      known = ids.length > 0 ? ids : value.map((_, position) => String(position + 1))
      next = value[key]
    } else if (isGroup(value)) {
      known = Object.keys(value)
      next = Object.hasOwn(value, step) ? value[step] : undefined
    }
    if (next === undefined) return { missing: step, meant: didYouMean(step, known) }
    value = next
    path.push(key)
  }
  return { path, value }
}

export function unconfirmedProblems(data: Data, source: Source): Problem[] {
  if (!isGroup(data.unconfirmed)) return []
  return Object.keys(data.unconfirmed).flatMap((path): Problem[] => {
    const at = placeIn(source, [path])
    const [file = '', steps = ''] = path.split('#')
    const name = file.replace(/\.yaml$/, '')
    if (name === 'unconfirmed' || !Object.hasOwn(data, name)) {
      const meant = didYouMean(name, Object.keys(data))
      return [{ says: `names \`${printable(file)}\`, which is not a content file${meant}`, at }]
    }
    const found = follow(data[name], steps)
    if (!('missing' in found)) return []
    const { missing, meant } = found
    return [{ says: `leads nowhere: in \`${printable(file)}\` there is no \`${printable(missing)}\`${meant}`, at }]
  })
}

export function unitProblems(data: Data, source: Source): Problem[] {
  const stays = (data.accommodations as Data | null | undefined)?.stays
  if (!Array.isArray(source.data) || !Array.isArray(stays)) return []
  return source.data.flatMap((entry: Data | null, index): Problem[] => {
    const stay = stays.find((each: Data | null) => isGroup(entry) && each?.id === entry.stay) as Data | undefined
    const units = typeof stay?.units === 'number' ? stay.units : 1
    if (!stay || typeof entry?.unit !== 'number' || entry.unit <= units) return []
    return [
      { says: `must be at most ${units}, the number of units of that stay`, at: placeIn(source, [index, 'unit']) },
    ]
  })
}
