/** Adds to `licences.txt`, in which Vite names the packages of the bundle, all else that others made. */
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { faceFile, faceLicences, faceNames, familyOf, unpackedFace } from '../brand/font-files.ts'
import { filesIn } from '../content/read-folder.ts'
import { readMap } from '../map-pins.ts'

export const licencesFile = 'licences.txt'

export async function writeLicences(root: string, outDir: string, ofWorker: string): Promise<void> {
  const families = await Promise.all(faceNames.map(async (name) => familyOf(await unpackedFace(faceFile(root, name)))))
  const icons = await readFile(join(root, 'assets/icons/LICENSE.txt'), 'utf8')
  const entries = [
    `## lucide (ISC)\n\n${icons}`,
    ...faceLicences(root).map(
      ({ kind, text }) => `## ${[...new Set(families)].join(' and ')}, cut down (${kind})\n\n${text}`,
    ),
    ...(readMap(filesIn(root)).map?.sources ?? []).map(
      ({ of, name, url, licence, licenceUrl }) =>
        `## On the drawn map: ${of} of ${name} (${licence})\n\nFrom ${url}. Licence: ${licenceUrl}`,
    ),
  ]
  await appendFile(join(outDir, licencesFile), [ofWorker, ...entries, ''].join('\n\n'))
}
