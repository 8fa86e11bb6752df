/**
 * A copy of the content in which tests make mistakes. Mistakes are made by path and not by text, so that the owner's
 * changes do not fail these tests.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { isMap, parseDocument, type Document, type Node, type Scalar } from 'yaml'
import { checkContent, loadContent } from '../../tools/content/load.ts'
import { formatProblem, reportProblems } from '../../tools/content/sentences.ts'
import type { Content } from '../../content/schema.ts'
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

export function copyContent(): ContentCopy {
  const copy = mkdtempSync(join(tmpdir(), 'content-'))
  afterAll(() => rmSync(copy, { recursive: true, force: true }))
  cpSync(sample, copy, { recursive: true })

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
