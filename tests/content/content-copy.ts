/** A copy of the real content in which tests make mistakes. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { checkContent, formatProblem } from '../../build/content.ts'

export const root = join(import.meta.dirname, '../..')

export type ContentCopy = {
  root: string
  read: (file: string) => string
  write: (file: string, text: string) => void
  /** The problems, as they are printed, after replacing the first `from` by `to`; the file is restored. */
  change: (file: string, from: string, to: string) => string[]
  /** The same with the whole file replaced. */
  replace: (file: string, text: string) => string[]
  /** Line, from 1, on which a text first stands in the untouched file. */
  lineOf: (file: string, text: string) => number
}

export function copyContent(): ContentCopy {
  const copy = mkdtempSync(join(tmpdir(), 'content-'))
  afterAll(() => rmSync(copy, { recursive: true, force: true }))
  for (const file of readdirSync(join(root, 'content')).filter((name) => name.endsWith('.yaml'))) {
    cpSync(join(root, 'content', file), join(copy, 'content', file))
  }
  mkdirSync(join(copy, 'assets/pictures'), { recursive: true })
  for (const file of readdirSync(join(root, 'assets/pictures')))
    writeFileSync(join(copy, 'assets/pictures', file), '')

  const read = (file: string) => readFileSync(join(copy, 'content', file), 'utf8')
  const write = (file: string, text: string) => writeFileSync(join(copy, 'content', file), text)
  const replace = (file: string, text: string) => {
    const before = read(file)
    write(file, text)
    try {
      return checkContent(copy).map(formatProblem)
    } finally {
      write(file, before)
    }
  }
  return {
    root: copy,
    read,
    write,
    replace,
    change: (file, from, to) => {
      const before = read(file)
      if (!before.includes(from)) throw new Error(`${file} does not hold ${from}`)
      return replace(
        file,
        before.replace(from, () => to),
      )
    },
    lineOf: (file, text) => {
      const before = read(file)
      const index = before.indexOf(text)
      if (index < 0) throw new Error(`${file} does not hold ${text}`)
      return before.slice(0, index).split('\n').length
    },
  }
}
