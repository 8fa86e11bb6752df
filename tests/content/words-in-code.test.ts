/**
 * All texts that guests read or hear are in content, so that a second language needs no change of the code. Plurals and
 * dates are formatted in lib/.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../../tools/root.ts'

const files = globSync('{app,lib}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.(?:test|d)\.tsx?$/.test(file))

type Node = { type: string; start: number; [key: string]: unknown }

function* nodesIn(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesIn(each)
  else if (typeof value === 'object' && value !== null) {
    if (typeof (value as Node).type === 'string') yield value as Node
    for (const each of Object.values(value)) yield* nodesIn(each)
  }
}

/** Attributes whose value is read out or shown. */
const spoken = /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label)$/
const hasWord = /\p{L}{2}/u

/** The texts that an expression may result in, whole or in part. */
function textsIn(value: unknown): string[] {
  return [...nodesIn(value)].flatMap(({ type, value: own }) => {
    if (type === 'Literal' || type === 'JSXText') return typeof own === 'string' ? [own] : []
    return type === 'TemplateElement' ? [(own as { cooked: string }).cooked] : []
  })
}

/** The words in the markup of a file: between tags, and in attributes that are read out. */
function wordsIn(file: string, code: string): string[] {
  const texts = [...nodesIn(parseSync(file, code).program)].flatMap((node) => {
    if (node.type === 'JSXText') return textsIn(node)
    if (node.type === 'JSXAttribute') {
      const { name } = node.name as { name?: unknown }
      return typeof name === 'string' && spoken.test(name) ? textsIn(node.value) : []
    }
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return []
    // A text in braces, such as {'of'}; function calls and conditions are not examined.
    const children = node.children as (Node & { expression?: Node })[]
    return children.flatMap(({ expression }) =>
      expression && /^(?:Literal|TemplateLiteral)$/.test(expression.type) ? textsIn(expression) : [],
    )
  })
  return texts.map((text) => text.trim()).filter((text) => hasWord.test(text))
}

test('no component holds words that are shown or read out', () => {
  const found = files.flatMap((file) =>
    wordsIn(file, readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(found).toEqual([])
})

test('no component makes a plural or formats a date by hand', () => {
  const byHand = /[=!]==? 1 \? ['"`]|\.(?:toDateString|toLocaleDateString|toLocaleTimeString|toLocaleString)\(/
  expect(files.filter((file) => byHand.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
