/**
 * Content in which tests make mistakes. Mistakes are made by path and not by text, so that the owner's
 * changes do not fail these tests.
 */
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { parseDocument, type Document } from 'yaml'
import { filesIn, readContent } from '../../tools/content/read-folder.ts'
import { loadContent } from '../../tools/content/load.ts'
import { formatProblem } from '../../tools/content/problem.ts'
import { textIn, type Files } from '../../tools/content/read-yaml.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { takePhotographs } from '../resort/make.ts'
import { sample } from './sample.ts'

type Path = (string | number)[]

export const soundContent = () => readContent(sample)

function mistakesIn(files: () => Files) {
  const read = (file: string) => textIn(files(), `content/${file}`)
  const replace = (file: string, text: string | Buffer) =>
    loadContent(new Map(files()).set(`content/${file}`, text)).problems.map(formatProblem)
  /** The text of a file after changing its data, and the problems of all files. */
  const edit = (file: string, change: (document: Document) => void) => {
    const document = parseDocument(read(file))
    change(document)
    // Long texts stay on one line, so that a value is on the line of its field.
    const text = document.toString({ lineWidth: 0 })
    return { text, problems: replace(file, text) }
  }
  return {
    read,
    replace,
    edit,
    set: (file: string, path: Path, value: unknown) =>
      edit(file, (document) => document.setIn(path, document.createNode(value))),
    remove: (file: string, path: Path) => edit(file, (document) => void document.deleteIn(path)),
  }
}

const pictures = () => Object.keys(soundContent().pictures).map((key) => `assets/pictures/${key}.jpg`)

export function contentInMemory() {
  const files = new Map([...filesIn(sample), ...pictures().map((file) => [file, ''] as const)])
  return { files, ...mistakesIn(() => files) }
}

export type ContentCopy = ReturnType<typeof copyContent>

/** In a folder of its own. Where there are no pictures, they are empty files. @param from a folder like the sample */
export function copyContent(from = sample) {
  const { folder: root } = temporaryFolder()
  for (const name of ['assets', 'content']) cpSync(join(from, name), join(root, name), { recursive: true })
  if (mkdirSync(join(root, 'assets/pictures'), { recursive: true }))
    for (const file of pictures()) writeFileSync(join(root, file), '')
  const write = (file: string, text: string) => writeFileSync(join(root, 'content', file), text)
  return { root, write, ...mistakesIn(() => filesIn(root)) }
}

export async function withPhotographs(copy: ContentCopy): Promise<ContentCopy> {
  vi.stubEnv('WARIDI_CACHE', join(copy.root, '.cache'))
  await takePhotographs(copy.root)
  return copy
}
