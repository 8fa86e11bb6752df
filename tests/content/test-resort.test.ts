/** The resort by the sea, which tests read in place of the owner's content. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isMap, isScalar, parse, parseDocument, stringify, type Node } from 'yaml'
import { root } from '../../tools/root.ts'
import { resortContent } from '../resort/content.ts'

const own = join(root, 'tests/resort/content')
const names = globSync('*.yaml', { cwd: own }).map((file) => basename(file, '.yaml'))

const folder = mkdtempSync(join(tmpdir(), 'owner-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The product's content with another text or number wherever the resort states its own. */
function changedByOwner(product: unknown, stated: Node | null): unknown {
  if (isScalar(stated) && stated.tag === '!product') return product
  if (!isMap(stated) || product === null || typeof product !== 'object') return 'changed by the owner'
  const entries = stated.items.map(({ key, value }) => {
    const name = String((key as Node).toJSON())
    return [name, changedByOwner((product as Record<string, unknown>)[name], value as Node | null)]
  })
  return { ...product, ...Object.fromEntries(entries) }
}

test('whatever an owner changes of the default content, it stays as it is', () => {
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true })
  for (const name of names) {
    const file = join(folder, 'content', `${name}.yaml`)
    const { contents } = parseDocument(readFileSync(join(own, `${name}.yaml`), 'utf8'))
    writeFileSync(file, stringify(changedByOwner(parse(readFileSync(file, 'utf8')), contents)))
    expect(resortContent(name, folder), name).toEqual(resortContent(name))
  }
})

test('every optional fact is filled in', () => {
  const emptyIn = (value: unknown, path: string): string[] =>
    value === null || (Array.isArray(value) && value.length === 0)
      ? [path]
      : typeof value === 'object'
        ? Object.entries(value).flatMap(([key, each]) => emptyIn(each, `${path}.${key}`))
        : []
  expect(names.flatMap((name) => emptyIn(resortContent(name), name))).toEqual([
    // A picture of which it is not said from where, days on which all stays are closed, no prefix within the country,
    // a term that is open, and one to ask about.
    'accommodations.stays.2.pictures.5.side',
    'accommodations.closed.0.stays',
    'site.place.telephone.nationalPrefix',
    'terms.terms.taxes.answer',
    'terms.terms.residents.answer',
    'unconfirmed',
  ])
})
