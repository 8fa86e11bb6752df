/** The sample content is valid, and what editors and pages make of it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { writeEditorSchemas } from '../../tools/content/json-schemas.ts'
import { loadContent } from '../../tools/content/load.ts'
import { reportProblems } from '../../tools/content/problem.ts'
import { contentSchemas, type Content } from '../../content/schema.ts'
import { iconSet } from '../../content/icon-set.ts'
import { suggestedIcons } from '../../lib/icon-names.ts'
import { root } from '../../tools/root.ts'
import { sample } from './sample.ts'

const loaded = loadContent(sample)
const content = loaded.content as Content

test('the content has no problems', () => {
  expect(reportProblems(loaded.problems)).toBe('')
})

test('every icon that the editor offers is one of the set', () => {
  expect(suggestedIcons.filter((name) => !iconSet.has(name))).toEqual([])
})

describe('hints for editors', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schemas-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  writeEditorSchemas(folder, content)
  const schemaOf = (name: string) => JSON.parse(readFileSync(join(folder, `.generated/schemas/${name}.json`), 'utf8'))

  test.each(Object.keys(contentSchemas))('content/%s.yaml has a schema', (name) => {
    expect(schemaOf(name)).toHaveProperty('$schema')
  })

  test('each file names its schema', () => {
    for (const name of Object.keys(contentSchemas).filter((each) => each !== 'enquiry')) {
      const [first] = readFileSync(join(root, `content/${name}.yaml`), 'utf8').split('\n')
      expect(first).toBe(`# yaml-language-server: $schema=../.generated/schemas/${name}.json`)
    }
  })

  test('they explain fields and offer pictures, icons and ids', () => {
    const { stays } = schemaOf('accommodations').properties
    expect(stays.items.properties.priceUsd.description).toMatch(/US dollars per night/)
    const { picture } = stays.items.properties.pictures.items.properties
    expect(picture.anyOf[0].enum).toEqual(Object.keys(content.pictures))
    expect(stays.items.properties.amenities.items.properties.icon.examples).toContain('wifi')
    const { stay } = schemaOf('home').properties.accommodations.properties.cards.items.properties
    expect(stay.enum).toEqual(content.accommodations.stays.map(({ id }) => id))
    expect(JSON.stringify(schemaOf('home'))).not.toMatch(/refersTo/)
    expect(JSON.stringify(schemaOf('accommodations'))).not.toContain('onePictureEach')
  })
})

test('no module of the app imports YAML or the schema’s code', () => {
  const modules = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|samples\.ts$|\.d\.ts$/.test(file),
  )
  for (const file of modules) {
    const text = readFileSync(join(root, 'app', file), 'utf8')
    expect(text, file).not.toMatch(/from '(?:zod|yaml)[/']/)
    expect(text, file).not.toMatch(/^import (?!type\b)[^\n]*content\/(?:schema|fields)[^\n]*$/m)
  }
})

test('what the build reads is what YAML says', () => {
  const site = parse(readFileSync(join(sample, 'content/site.yaml'), 'utf8'))
  expect(content.site.name).toBe(site.name)
})
