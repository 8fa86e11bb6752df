/** A copy of the project, and `npm run edit` on it. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { isEditorBuilt, rememberEditor, sourcesOfEditor } from '../../../edit/build-stamp.ts'
import { written } from '../../../tools/content/read-yaml.ts'
import { root } from '../../../tools/root.ts'
import { copyProject, ofCopies } from '../../resort/make.ts'

export type Project = Awaited<ReturnType<typeof openProject>>

/** The command runs already. */
export async function openProject() {
  const folder = mkdtempSync(join(tmpdir(), 'edit-'))
  await copyProject(folder)
  cpSync(join(root, 'assets'), join(folder, 'assets'), { recursive: true })
  mkdirSync(join(folder, '.cache'))
  // As the editor lays out a file: what a hand has wrapped elsewhere would differ besides.
  for (const file of globSync(join(folder, 'content/*.yaml'))) {
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, written(parseDocument(text), text))
  }
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n.cache\n.generated\ndist\ndist-edit\n')
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  git('init', '-q')
  git('add', '-A')
  git('-c', 'user.name=Owner', '-c', 'user.email=owner@localhost', 'commit', '-qm', 'As it was')
  // What is built of the same sources need not be built again.
  if (isEditorBuilt(root)) {
    cpSync(join(root, 'dist-edit'), join(folder, 'dist-edit'), { recursive: true })
    rememberEditor(folder, sourcesOfEditor(folder))
  }
  // In place of the programs that the command opens: it writes down the address, or the folder.
  const browser = join(folder, '.cache/xdg-open')
  writeFileSync(browser, '#!/bin/sh\necho "$1" > .cache/opened\n', { mode: 0o755 })
  let command: ChildProcess | undefined
  /** One that is free; the same when it starts again. */
  let port = '0'

  const start = () =>
    new Promise<void>((resolve, reject) => {
      command = spawn(process.execPath, ['edit/start.ts'], {
        cwd: folder,
        env: {
          ...process.env,
          PORT: port,
          BROWSER: browser,
          PATH: `${join(folder, '.cache')}:${process.env.PATH}`,
          WARIDI_CACHE: ofCopies.WARIDI_CACHE,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let said = ''
      const hear = (words: Buffer) => {
        said += words.toString()
        const [, own] = /localhost:(\d{4,5})/.exec(said) ?? []
        if (own) resolve(void (port = own))
      }
      command.stdout?.on('data', hear)
      command.stderr?.on('data', hear)
      command.once('exit', () => reject(new Error(said)))
    })
  const stop = async () => {
    if (!command || command.exitCode !== null) return
    command.kill('SIGTERM')
    await once(command, 'exit')
  }
  await start()
  return {
    address: `http://localhost:${port}`,
    /** Lines of content that went and came since the beginning, as `-…` and `+…`. */
    difference: (): string[] => git('diff', '-U0', '--', 'content').match(/^[+-](?![+-]{2} ).*/gm) ?? [],
    read: (file: string) => readFileSync(join(folder, file), 'utf8'),
    write: (file: string, text: string) => writeFileSync(join(folder, file), text),
    /** The address of a file of the editor. */
    built: (pattern: string) => `/${globSync(pattern, { cwd: join(folder, 'dist-edit') })[0]}`,
    git,
    start,
    stop,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
