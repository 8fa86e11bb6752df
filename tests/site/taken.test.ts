/** Nights that are taken: what their code weighs in the built site, and that none is there without a calendar. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { takenFileName } from '../../lib/taken-file.ts'
import { readAddresses } from '../../tools/calendars/addresses.ts'
import { staysInCalendar } from '../../tools/calendars/refresh.ts'
import { root } from '../../tools/root.ts'
import { almanacCode } from '../budgets.ts'
import { builtFile, builtPage, content, dist } from './built-pages.ts'

const known = staysInCalendar(root, content) ?? []
const page = builtPage('/accommodations')
const almanac = globSync('assets/Almanac-*.{js,css}.br', { cwd: dist })

test('T3: each stay whose nights are known has an almanac, no other has', () => {
  const shown = page.querySelectorAll('[data-nights-of]').map((each) => each.getAttribute('data-nights-of'))
  expect(shown).toEqual(known)
})

test('T3: the code of the almanac keeps its budget, and is there where it is needed', () => {
  expect(almanac.length > 0).toBe(known.length > 0)
  const bytes = almanac.reduce((sum, file) => sum + builtFile(file).length, 0)
  expect(bytes).toBeLessThanOrEqual(almanacCode)
})

test('T7: without a calendar there is no file', () => {
  if (known.length === 0) expect(existsSync(join(dist, takenFileName))).toBe(false)
})

test('T6: no address of a calendar is in anything that was built', () => {
  const addresses = [...readAddresses(root, content.accommodations.stays).values()].flat(2)
  const secrets = addresses.map((address) => address.reveal().href)
  const files = globSync(['dist/**/*.{html,js,css,json,txt,xml,webmanifest}', '.generated/{server,hosts}/**/*.*'], {
    cwd: root,
  })
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8')
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  }
})
