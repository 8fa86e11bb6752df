/** What another program has broken in the content. Pages go on showing what was sound. */
import { loadContent } from '../tools/content/load.ts'
import { ownerSentence } from '../tools/content/problem.ts'
import { pageName } from '../tools/content/page-names.ts'
import { readSource, type Files } from '../tools/content/source.ts'
import { contentSchemas } from '../content/schema.ts'
import type { Contents } from './fields.ts'
import { nameOfFile, plainName } from './owner-words.ts'
import { fileOf } from './unsaved-texts.ts'

const nothing: never[] = []

/** What the files hold. Those that did not change are not parsed again. @throws where one cannot be read */
export function readContents(files: Files): Contents {
  return Object.fromEntries(
    Object.keys(contentSchemas).map((name) => {
      const { data, problems } = readSource(files, fileOf(name))
      // Nights that are taken have a file of their own once there are some.
      if (problems.length > 0 && name !== 'taken') throw new Error(`${fileOf(name)} cannot be read.`)
      return [name, data ?? nothing]
    }),
  )
}

export function brokenOutside(files: Files): string[] {
  // What fields are called cannot be asked of content that is broken.
  return loadContent(files).problems.map((problem) =>
    ownerSentence(problem, (at) => {
      const of = pageName({}, nameOfFile(at))
      return at.path.length === 0 ? `“${of}”` : `“${of} › ${plainName(at.path)}”, as another program has written it,`
    }),
  )
}
