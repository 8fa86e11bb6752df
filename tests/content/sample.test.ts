/** The sample content is valid, and the app gets it as plain data. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadContent } from '../../tools/content/load.ts'
import { reportProblems } from '../../tools/content/problem.ts'
import type { Content } from '../../content/schema.ts'
import { iconSet } from '../../content/section-fields.ts'
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
