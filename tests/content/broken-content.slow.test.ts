/** Whatever a field holds, the result is messages in sentences; files that cannot be read are in `unreadable.test.ts`. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseDocument, visit } from 'yaml'
import { contentInMemory } from './content-copy.ts'

const copy = contentInMemory()

const names = 'site home accommodations pictures location unconfirmed ui'
const file = fc.constantFrom(...names.split(' ').map((name) => `${name}.yaml`))

/** Each message is one line of readable length, with file and line, and without fragments of code or errors. */
function expectSentences(problems: string[]) {
  for (const problem of problems) {
    expect(problem).toMatch(/^content\/[a-z-]+\.yaml, line [1-9]\d*: \S/)
    expect(problem).not.toMatch(/[\u0000-\u001f\u007f-\u009f]/u)
    expect(problem).not.toMatch(/undefined|\[object|NaN|Invalid input|Error:|\n\s+at /)
    expect(problem.length).toBeLessThan(900)
  }
}

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  // What placeholders or a terminal could take for more than a text.
  fc.constantFrom('{{ }}', '{{{{name}}}}', '{{name', '{{__proto__}}', '{{price }}', '__proto__', '$&', '\u001b[31mred'),
  fc.constantFrom('', '\u0000', '\u2028', '\ufffd', '---\n---\n', 'x'.repeat(20_000)),
)

test('any value in any field', () => {
  const value = fc.oneof(nasty, fc.jsonValue({ maxDepth: 2 }), fc.double())
  fc.assert(
    fc.property(file, fc.nat(), value, (name, position, anything) => {
      const document = parseDocument(copy.read(name))
      const pairs: { value: unknown }[] = []
      visit(document, { Pair: (_, pair) => void pairs.push(pair) })
      const pair = pairs[position % Math.max(1, pairs.length)]
      if (pair) pair.value = document.createNode(anything)
      expectSentences(copy.replace(name, document.toString()))
    }),
    { numRuns: 60 },
  )
})
