import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../tests/temporary-folder.ts'
import { faultyDisk, type Fault } from '../tests/content/faulty-disk.ts'
import { addressesFile } from '../tools/calendars/addresses.ts'
import { realDisk, type Disk } from './whole-files.ts'
import { Publications } from './publications.ts'

const { folder: root } = temporaryFolder()

function publish(disk: Disk): string {
  const publications = new Publications(root, disk)
  publications.copySources()
  const built = join(publications.workshop, 'dist')
  mkdirSync(built)
  writeFileSync(join(built, 'index.html'), 'A page')
  const { zip } = publications.pack(publications.nextName())
  publications.tidy()
  return zip
}

test.each(['ended', 'full', 'refused'] satisfies Fault['how'][])(
  'O1 a publication that fails at any change of the disk (%s) leaves nothing by half, and the next one is whole',
  (how) => {
    for (let at = 1; ; at += 1) {
      rmSync(root, { recursive: true, force: true })
      mkdirSync(join(root, 'content'), { recursive: true })
      writeFileSync(join(root, 'content/site.yaml'), 'name: A\n')
      const { disk, isOver } = faultyDisk({ at, how })
      try {
        publish(disk)
      } catch {
        // It was ended, or refused.
      }
      const zip = publish(realDisk)
      const published = readdirSync(join(root, 'published'))
      expect(published).toContain(zip.replace('published/', ''))
      for (const name of published) {
        const file = join(root, 'published', name)
        const page = name.endsWith('.zip')
          ? Buffer.from(unzipSync(readFileSync(file))['index.html']!)
          : readFileSync(join(file, 'index.html'))
        expect(page.toString()).toBe('A page')
      }
      expect(existsSync(new Publications(root, realDisk).workshop)).toBe(false)
      expect(readFileSync(join(root, 'content/site.yaml'), 'utf8')).toBe('name: A\n')
      if (isOver()) return expect(at).toBeGreaterThan(6)
    }
  },
)

test('T6 addresses of calendars are in no copy', () => {
  mkdirSync(join(root, 'content'), { recursive: true })
  writeFileSync(join(root, addressesFile), 'hut:\n  - https://calendars.example/secret.ics\n')
  const publications = new Publications(root, realDisk)
  publications.copySources()
  expect(readdirSync(publications.workshop)).toEqual(['content'])
})
