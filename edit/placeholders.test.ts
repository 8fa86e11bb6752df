import { expect, test } from 'vitest'
import { factsOf } from '../tools/content/placeholders.ts'
import { readSource } from '../tools/content/source.ts'
import { contentSchemas } from '../content/schema.ts'
import { chipOf } from './placeholders.ts'
import { sample } from '../tests/content/sample.ts'

test('O1 every placeholder that there is has words of its own on its chip', () => {
  const contents = Object.fromEntries(
    Object.keys(contentSchemas).map((name) => [name, readSource(sample, `content/${name}.yaml`).data]),
  )
  // One word, such as "address", may be both.
  const bare = [...factsOf(contents).keys()].filter(
    (name) => /[A-Z. ]/.test(name) && chipOf(`{{${name}}}`).chip === name,
  )
  expect(bare).toEqual([])
})
