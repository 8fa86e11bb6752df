/**
 * The content that unit tests read: that of the resort by the sea (`tests/resorts/coast/`), in a folder with all that
 * checking it needs. Its pictures are empty files. What its owner changes never reaches these tests.
 */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../tools/root.ts'
import { writeCoast } from '../resorts/coast/files.ts'

export const sample = join(root, '.generated/sample')

/** Run by Vitest before the first test. */
export default async function setup(): Promise<void> {
  await rm(sample, { recursive: true, force: true })
  await writeCoast(sample)
}
