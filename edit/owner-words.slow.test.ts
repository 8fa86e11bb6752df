import { expect, test } from 'vitest'
import { copyContent } from '../tests/content/content-copy.ts'
import { ContentStore } from './content-store.ts'
import type { Value } from './source.ts'

const copy = copyContent()
const store = new ContentStore(copy.root)
const fields = store.fields()

/** No name of a file, no line, no sign that means something in the files only. */
const ofFiles = /[`{}]|\.yaml|\.ts\b|content\/|docs\/|\bline \d|\bnull\b|undefined|\[object/

test('no sentence of the editor speaks of files, lines, backticks or braces', () => {
  const wrong: Value[] = ['', 'x'.repeat(5000), '{{nobody}} `x` {y}', '$60', '<b>', -1e9, 1e9, [], {}, [{ a: 1 }]]
  const told = new Set<string>()
  // One field of each kind and length.
  const kinds = new Map([...fields].map(([path, { field }]) => [`${field.kind} ${field.max} ${field.mayBe}`, path]))
  for (const path of kinds.values()) {
    for (const value of wrong) {
      for (const sentence of store.try({ path, value }).problems) told.add(sentence)
    }
  }
  expect(told.size).toBeGreaterThan(40)
  for (const sentence of told) {
    expect(sentence).not.toMatch(ofFiles)
    expect(sentence).toMatch(/^[“A-Z].*[.?]$/s)
  }
})
