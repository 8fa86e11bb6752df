/**
 * A copy of the content in which tests make mistakes. Mistakes are made by path and not by text, so that the owner's
 * changes do not fail these tests.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument, type Document } from 'yaml'
import { loadContent, readContent } from '../../tools/content/load.ts'
import { formatProblem } from '../../tools/content/problem.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { takePhotographs } from '../resort/make.ts'
import { sample } from './sample.ts'

type Path = (string | number)[]

export const soundContent = () => readContent(sample)

export type ContentCopy = ReturnType<typeof copyContent>

/** Where there are no pictures, they are empty files. @param from a folder like the sample */
export function copyContent(from = sample) {
  const { folder: copy } = temporaryFolder()
  for (const name of ['assets', 'content']) cpSync(join(from, name), join(copy, name), { recursive: true })
  const pictures = join(copy, 'assets/pictures')
  if (mkdirSync(pictures, { recursive: true }))
    for (const key of Object.keys(soundContent().pictures)) writeFileSync(join(pictures, `${key}.jpg`), '')

  const read = (file: string) => readFileSync(join(copy, 'content', file), 'utf8')
  const write = (file: string, text: string | Buffer) => writeFileSync(join(copy, 'content', file), text)
  /** The problems with other text in a file; the file is restored. */
  const replace = (file: string, text: string | Buffer) => {
    const before = read(file)
    write(file, text)
    try {
      return loadContent(copy).problems.map(formatProblem)
    } finally {
      write(file, before)
    }
  }
  /** The text of a file after changing its data, and the problems of all files; the file is restored. */
  const edit = (file: string, change: (document: Document) => void) => {
    const document = parseDocument(read(file))
    change(document)
    // Long texts stay on one line, so that a value is on the line of its field.
    const text = document.toString({ lineWidth: 0 })
    return { text, problems: replace(file, text) }
  }
  return {
    root: copy,
    read,
    write,
    replace,
    edit,
    set: (file: string, path: Path, value: unknown) =>
      edit(file, (document) => document.setIn(path, document.createNode(value))),
    remove: (file: string, path: Path) => edit(file, (document) => void document.deleteIn(path)),
  }
}

/** With a photograph in place of each empty picture. */
export async function withPhotographs(copy: ContentCopy): Promise<ContentCopy> {
  await takePhotographs(copy.root)
  return copy
}
