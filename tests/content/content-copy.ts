/**
 * A copy of the content in which tests make mistakes. Mistakes are made by path and not by text, so that the owner's
 * changes do not fail these tests.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll } from 'vitest'
import { isMap, parseDocument, type Document, type Node, type Scalar } from 'yaml'
import { checkContent, loadContent } from '../../tools/content/load.ts'
import { pictureEntries } from '../../tools/content/picture-entries.ts'
import { formatProblem, reportProblems } from '../../tools/content/problem.ts'
import type { Content } from '../../content/schema.ts'
import { root } from '../../tools/root.ts'
import { sample } from './sample.ts'

type Path = (string | number)[]

/** The text of a file after a change, and the problems of all files as printed. */
type Changed = { text: string; problems: string[] }

export type ContentCopy = {
  root: string
  read: (file: string) => string
  write: (file: string, text: string | Buffer) => void
  /** The problems with other text in a file; the file is restored. */
  replace: (file: string, text: string | Buffer) => string[]
  /** The problems after changing the data of a file; the file is restored. */
  edit: (file: string, change: (document: Document) => void) => Changed
  set: (file: string, path: Path, value: unknown) => Changed
  remove: (file: string, path: Path) => Changed
  rename: (file: string, path: Path, name: string) => Changed
}

/** The sample. Throws where it has problems, because rules cannot be tested then. */
export function soundContent(): Content {
  const { content, problems } = loadContent(sample)
  if (content === null) throw new Error(`The content has problems:\n${reportProblems(problems)}`)
  return content
}

/** Long texts stay on one line, so that a value is on the line of its field. */
const layout = { lineWidth: 0 }

/** Gives a field of a file another value. */
export function setIn(document: Document, path: Path, value: unknown): void {
  document.setIn(path, document.createNode(value))
}

/** @param from a folder like the sample */
export function copyContent(from = sample): ContentCopy {
  const copy = mkdtempSync(join(tmpdir(), 'content-'))
  afterAll(() => rmSync(copy, { recursive: true, force: true }))
  cpSync(from, copy, { recursive: true })

  const read = (file: string) => readFileSync(join(copy, 'content', file), 'utf8')
  const write = (file: string, text: string | Buffer) => writeFileSync(join(copy, 'content', file), text)
  const replace = (file: string, text: string | Buffer) => {
    const before = read(file)
    write(file, text)
    try {
      return checkContent(copy).map(formatProblem)
    } finally {
      write(file, before)
    }
  }
  const edit = (file: string, change: (document: Document) => void) => {
    const document = parseDocument(read(file))
    change(document)
    const text = document.toString(layout)
    return { text, problems: replace(file, text) }
  }
  return {
    root: copy,
    read,
    write,
    replace,
    edit,
    set: (file, path, value) => edit(file, (document) => setIn(document, path, value)),
    remove: (file, path) => edit(file, (document) => void document.deleteIn(path)),
    rename: (file, path, name) =>
      edit(file, (document) => {
        const group = document.getIn(path.slice(0, -1), true) as Node | undefined
        const field = isMap(group) ? group.items.find(({ key }) => (key as Scalar).value === path.at(-1)) : undefined
        if (!field) throw new Error(`${file} holds no ${path.join('.')}`)
        field.key = document.createNode(name)
      }),
  }
}

/** Puts the project's commands beside the content, which they then take for their own. @returns the folder of them */
export function withCommands(copy: ContentCopy): string {
  for (const name of ['app', 'content', 'lib', 'tools']) {
    const filter = (file: string) => !file.endsWith('.yaml')
    cpSync(join(root, name), join(copy.root, name), { recursive: true, force: false, filter })
  }
  symlinkSync(join(root, 'node_modules'), join(copy.root, 'node_modules'), 'junction')
  return join(copy.root, 'tools/commands')
}

/** Puts a real picture in place of each empty one, large enough for any use. */
export async function withPhotographs(copy: ContentCopy): Promise<ContentCopy> {
  const take = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#7a5' } })
      .jpeg()
      .toBuffer()
  const [wide, tall] = [await take(2400, 1600), await take(1600, 2400)]
  for (const { file, use } of pictureEntries(soundContent())) {
    writeFileSync(join(copy.root, 'assets/pictures', file), use === 'heroTall' || use === 'strip' ? tall : wide)
  }
  return copy
}
