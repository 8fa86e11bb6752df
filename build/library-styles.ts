import { readFile } from 'node:fs/promises'

/**
 * Style sheets that libraries write into the page themselves, word for word, so that the policy can allow them
 * by hash. Fails when a new version no longer keeps its sheet where the old one did.
 */
export async function libraryStyles(): Promise<string[]> {
  const source = await readFile(new URL(import.meta.resolve('sonner')), 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  if (!literal) throw new Error('The style sheet of sonner was not found in its package; see build/library-styles.ts.')
  // sonner puts the empty element into the page first, and its text after.
  return ['', JSON.parse(literal) as string]
}
