import { readFile } from 'node:fs/promises'

/**
 * The style sheets that libraries insert into the page, so that the policy can allow them by hash. Fails when a new
 * version of a library no longer has its sheet in the same place.
 */
export async function libraryStyles(): Promise<string[]> {
  const source = await readFile(new URL(import.meta.resolve('sonner')), 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  if (!literal)
    throw new Error('The style sheet of sonner was not found in its package; see tools/pages/library-styles.ts.')
  // sonner inserts an empty style element first, then its text: both need a hash.
  return ['', JSON.parse(literal) as string]
}
