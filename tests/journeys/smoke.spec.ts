import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { expect, test } from './fixtures.ts'

/** Words are read where they are written: no journey fails because somebody found a better one. */
function read(name: string): unknown {
  return parse(readFileSync(join(import.meta.dirname, '../../content', `${name}.yaml`), 'utf8'))
}

const { navigation } = read('site') as { navigation: { to: string; label: string }[] }
const { look } = read('ui') as { look: { toEvening: string; toDay: string } }
const { heading } = read('not-found') as { heading: string }
const stays = navigation.find(({ to }) => to === 'accommodations')?.label ?? ''

test('D4 home opens, and its menu leads to the stays', async ({ engine }) => {
  await engine.open('/')
  expect(await engine.isVisible('banner')).toBe(true)
  expect(await engine.isVisible('heading')).toBe(true)
  // The app is there: no policy stopped the starter, no module failed to parse.
  await expect.poll(() => engine.rootAttribute('data-ready')).not.toBeNull()
  await engine.press('link', stays)
  await expect.poll(() => engine.path()).toBe('/accommodations')
  await expect.poll(() => engine.isVisible('heading')).toBe(true)
})

test('day and evening change at the switch, which is remembered', async ({ engine }) => {
  const either = new RegExp(`^(?:${look.toEvening}|${look.toDay})$`)
  await engine.open('/accommodations')
  await engine.press('button', either)
  const chosen = /^(?:day|evening)$/
  await expect.poll(() => engine.rootAttribute('data-look')).toMatch(chosen)
  const first = await engine.rootAttribute('data-look')
  await engine.open('/accommodations')
  expect(await engine.rootAttribute('data-look')).toBe(first)
  await engine.press('button', either)
  await expect.poll(() => engine.rootAttribute('data-look')).not.toBe(first)
  expect(await engine.rootAttribute('data-look')).toMatch(chosen)
})

test('N1 an unknown path shows the site and a heading that says so', async ({ engine, allowTrouble }) => {
  allowTrouble(/404/)
  await engine.open('/no-such-path')
  expect(await engine.isVisible('banner')).toBe(true)
  expect(await engine.isVisible('heading', heading)).toBe(true)
  expect(await engine.path()).toBe('/no-such-path')
})
