/** Names that stand on pages without marks: of the resort, of its town and country, and of its stays. */
import type { ContentFile } from '../../content/schema.ts'
import type { Path, Place } from './problem.ts'
import { placeIn, type Source } from './source.ts'
import { valueAt } from './walk.ts'

/** Each name, with where it is written. */
export function namesOf(sources: ReadonlyMap<ContentFile, Source>): Map<string, Place> {
  const stays = valueAt(sources.get('accommodations')?.data, ['stays'])
  const paths: [ContentFile, Path][] = [
    ['site', ['name']],
    ...['street', 'city', 'country'].map((part): [ContentFile, Path] => ['site', ['address', part]]),
    ...(Array.isArray(stays) ? stays : []).map((_, at): [ContentFile, Path] => [
      'accommodations',
      ['stays', at, 'name'],
    ]),
  ]
  return new Map(
    paths.flatMap(([file, path]) => {
      const source = sources.get(file)
      const name = valueAt(source?.data, path)
      return source && typeof name === 'string' ? [[name, placeIn(source, path)]] : []
    }),
  )
}
