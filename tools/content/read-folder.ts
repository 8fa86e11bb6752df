/** The folder of a project: what its files hold, for all that reads content. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../../content/schema.ts'
import { loadContent } from './load.ts'
import { ProblemsFound } from './problem.ts'
import type { Files } from './read-yaml.ts'

/** Content, the map, and the names of pictures. */
export function filesIn(root: string): Files {
  const all = ['content', 'assets/map', 'assets/pictures'].flatMap((folder) => {
    const path = join(root, folder)
    const entries = existsSync(path) ? readdirSync(path, { withFileTypes: true }) : []
    return entries.flatMap((entry) => (entry.isDirectory() ? [] : `${folder}/${entry.name}`))
  })
  const bytesOf = (file: string) => {
    try {
      return readFileSync(join(root, file))
    } catch {
      return undefined
    }
  }
  return new Map(all.map((file) => [file, /\.(?:yaml|json|svg)$/.test(file) ? bytesOf(file) : '']))
}

/** @throws ProblemsFound where it is not sound */
export function readContent(root: string): Content {
  const { content, problems } = loadContent(filesIn(root))
  if (!content) throw new ProblemsFound(problems)
  return content
}
