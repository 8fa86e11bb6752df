/**
 * The editor's changes of the disk, in a process of its own that is killed at one of them, half of what was being
 * written: `node killed-editor.ts FOLDER edit|publish NUMBER`. Ends by itself where there are fewer changes than that.
 * `node killed-editor.ts FOLDER build` builds the folder, and waits for whoever kills it.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { realDisk, type Disk } from '../../edit/disk.ts'
import { Journal } from '../../edit/journal.ts'

const [, , root = '', work = '', number = '0'] = process.argv
let count = 0

const deadly =
  <Given extends unknown[]>(change: (...given: Given) => void, half?: (...given: Given) => void) =>
  (...given: Given): void => {
    count += 1
    if (count < Number(number)) return change(...given)
    half?.(...given)
    process.kill(process.pid, 'SIGKILL')
  }

const disk: Disk = {
  makeFolder: deadly(realDisk.makeFolder),
  write: deadly(realDisk.write, (file, bytes) => writeFileSync(file, bytes.slice(0, bytes.length / 2))),
  rename: deadly(realDisk.rename),
  remove: deadly(realDisk.remove),
  copy: deadly(realDisk.copy, (_, to) => mkdirSync(to, { recursive: true })),
}

function edit(): void {
  const journal = new Journal(root, disk)
  journal.commit('A sentence', new Map([['content/site.yaml', 'name: B\n']]))
  journal.undo()
  journal.commit(
    'A picture',
    new Map<string, Buffer | string | null>([
      ['content/pictures.yaml', 'rose: { file: rose.jpg }\n'],
      ['content/site.yaml', 'name: B\n'],
      ['assets/pictures/rose.jpg', Buffer.alloc(50_000, 'r')],
      ['assets/pictures/old.webp', null],
    ]),
  )
}

/** Its modules take longer to start than all of the rest. */
async function publish(): Promise<void> {
  const { Publications } = await import('../../edit/publications.ts')
  const publications = new Publications(root, disk)
  publications.copySources()
  mkdirSync(join(publications.workshop, 'dist'))
  writeFileSync(join(publications.workshop, 'dist/index.html'), 'A page')
  publications.pack(publications.nextName())
  publications.tidy()
}

async function build(): Promise<void> {
  const { buildCopy } = await import('../../edit/publisher.ts')
  await buildCopy(root)(root)
}

if (work === 'edit') edit()
else await (work === 'build' ? build() : publish())
