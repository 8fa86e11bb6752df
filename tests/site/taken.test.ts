/** Nights that are taken: what their code weighs in the built site, and that none is there without a calendar. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'
import { takenFileName } from '../../lib/taken.ts'
import { readAddresses } from '../../tools/calendars/addresses.ts'
import { staysInCalendar } from '../../tools/calendars/refresh.ts'
import { root } from '../../tools/root.ts'
import { nightsCode } from '../budgets.ts'
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
  expect(bytes).toBeLessThanOrEqual(nightsCode.almanac)
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

/** What is loaded with the dates because of nights that are taken. */
const withDates = [
  'calendar-store.ts',
  'NightsNote.tsx',
  'NightsNote.module.css',
  'NightsOf.tsx',
  'rules/night-state.ts',
  'rules/taken-nights.ts',
  'rules/ways-out.ts',
].map((file) => join(root, 'app/enquiry/request', file))

test('T1: what the dates load because of nights keeps its budget', async () => {
  const entry = 'nights'
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    plugins: [
      {
        name: entry,
        enforce: 'pre',
        resolveId(id, importer) {
          if (id === entry) return id
          const file = importer === entry ? id : resolve(dirname(importer ?? root), id)
          return withDates.includes(file) ? file : { id: file, external: true }
        },
        load: (id) =>
          id === entry
            ? withDates
                .map((file) => (file.endsWith('.css') ? `import '${file}'` : `export * from '${file}'`))
                .join('\n')
            : undefined,
      },
    ],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const text = files.map((file) => (file.type === 'chunk' ? file.code : String(file.source))).join('\n')
  // In the request they are part of one file, without imports and exports of their own.
  const bytes = brotliCompressSync(text.replaceAll(/import[^;]*?from\s*"[^"]*";?|export\s*\{[^}]*\};?/g, '')).length
  console.log(`  nights, with the dates: ${bytes} of ${nightsCode.withDates} bytes`)
  expect(bytes).toBeLessThanOrEqual(nightsCode.withDates)
})
