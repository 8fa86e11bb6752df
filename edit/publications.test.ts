import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { faultyDisk, type Fault } from '../tests/content/faulty-disk.ts'
import { addressesFile } from '../tools/calendars/addresses.ts'
import { realDisk, type Disk } from './disk.ts'
import { Publications } from './publications.ts'

const root = mkdtempSync(join(tmpdir(), 'publications-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function publish(disk: Disk): string {
  const publications = new Publications(root, disk)
  const hash = publications.copySources()
  const built = join(publications.workshop, 'dist')
  mkdirSync(built)
  writeFileSync(join(built, 'index.html'), 'A page')
  const name = publications.nextName()
  publications.pack(name)
  publications.keep(name, hash)
  publications.tidy(name)
  return name
}

test.each(['ended', 'full', 'refused'] satisfies Fault['how'][])(
  'O1 a publication that fails at any change of the disk (%s) leaves the next one whole',
  (how) => {
    for (let at = 1; ; at += 1) {
      rmSync(root, { recursive: true, force: true })
      for (const folder of ['content', 'assets/pictures']) mkdirSync(join(root, folder), { recursive: true })
      writeFileSync(join(root, 'content/site.yaml'), 'name: A\n')
      writeFileSync(join(root, 'assets/pictures/a.webp'), 'a')
      const { disk, isOver } = faultyDisk({ at, how })
      try {
        publish(disk)
      } catch {
        // It was ended, or refused.
      }
      // What is kept can be put back, and was handed over.
      for (const name of new Publications(root, realDisk).names()) {
        const kept = join(root, '.cache/edit/published', name)
        expect(readFileSync(join(kept, 'content/site.yaml'), 'utf8')).toBe('name: A\n')
        expect(readFileSync(join(kept, 'pictures/a.webp'), 'utf8')).toBe('a')
        expect(existsSync(join(root, 'published', `${name}.zip`))).toBe(true)
      }
      const name = publish(realDisk)
      const known = new Publications(root, realDisk).names()
      expect(known).toContain(name)
      // Nothing else is left behind.
      const wanted = known.flatMap((each) => [each, `${each}.zip`])
      expect(readdirSync(join(root, 'published')).toSorted()).toEqual(wanted.toSorted())
      expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toBe('name: A\n')
      if (isOver()) return expect(at).toBeGreaterThan(10)
    }
  },
)

test('T6 addresses of calendars are in no copy, and a changed one is something new', () => {
  mkdirSync(join(root, 'content'), { recursive: true })
  const publications = new Publications(root, realDisk)
  const before = publications.copySources()
  writeFileSync(join(root, addressesFile), 'hut:\n  - https://calendars.example/secret.ics\n')
  expect(publications.copySources()).not.toBe(before)
  expect(readdirSync(publications.workshop)).not.toContain(addressesFile)
})
