/**
 * The content that unit tests read: that of the resort by the sea (`tests/resort/`), in a folder with all that checking
 * it needs. Its pictures are empty files. What the owner changes never reaches these tests.
 */
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { focusClass } from '../../tools/content/picture-entries.ts'
import { root } from '../../tools/root.ts'
import type { SiteData } from '../../tools/site-data.ts'
import { writeResort } from '../resort/content.ts'

/** Named after what it is made of, so that two runs of the tests do not disturb each other. */
const made = createHash('sha256')
for (const file of [
  ...globSync('tests/resort/{colours.css,{assets,content}/**/*.*}', { cwd: root }).toSorted(),
  'app/styles/tokens.css',
]) {
  made.update(file).update(readFileSync(join(root, file)))
}

export const sample = join(root, '.generated', `sample-${made.digest('hex').slice(0, 8)}`)

/** Writes the sample, where it is not there yet, and removes those of earlier content. */
export async function writeSample(): Promise<void> {
  if (existsSync(sample)) return
  const others = globSync('.generated/sample-*', { cwd: root }).filter((old) => !join(root, old).startsWith(sample))
  for (const old of others) await rm(join(root, old), { recursive: true, force: true })
  const draft = `${sample}.${process.pid}`
  await writeResort(draft)
  // Another run may have been quicker.
  await rename(draft, sample).catch(() => rm(draft, { recursive: true }))
}

/** A picture as pages know it, without the minutes that making it takes. */
export const samplePicture: SiteData['picture'] = (key, focus) => ({
  key,
  alt: `What ${key} shows.`,
  width: 1600,
  height: 1200,
  base: `/pictures/${key}.0123abcd`,
  widths: [320, 480, 640, 800, 1200, 1600],
  focusClass: focusClass(focus.x, focus.y),
})
