import { join } from 'node:path'

/** The folder of the project: an absolute path. */
export const root = join(import.meta.dirname, '..')
