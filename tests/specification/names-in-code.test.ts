/**
 * What the original order calls things is in content alone: another owner may well call a stay as a sample is called.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadContent } from '../../tools/content/load.ts'
import { settings } from '../settings.ts'
import { root } from '../../tools/root.ts'

describe('W1 nothing knows this resort by heart', () => {
  /** What is written of a name in the code, such as that of a sample: every line with it. */
  function linesWith(names: string[], file: string, code: string): string[] {
    return code
      .split('\n')
      .flatMap((line, at) =>
        names.filter((name) => line.includes(name)).map((name) => `${file}, line ${at + 1}: ${name}`),
      )
  }

  test.runIf(settings.specification)(
    'no test, style or script has its names and ids: read them from content/, or make some up',
    () => {
      const { site, accommodations, enjoyments, location, about } = loadContent(root).content!
      const named = [...accommodations.stays, ...enjoyments.experiences, ...location.nearby.places]
      const names = [
        site.name,
        site.address.street,
        new URL(site.siteUrl).host,
        site.email,
        ...named.flatMap(({ id, name }) => [id, name]),
        ...about.team.members.map(({ id }) => id),
      ].filter((name) => /[^a-z]/i.test(name))
      const code = globSync('{app,edit,lib,serve,tests,tools}/**/*.{ts,tsx,css,mjs,py}', { cwd: root })
        // The specification is compared with the first; the second repeats examples that messages give.
        .filter((file) => !/specification\.test|content\/rules\.test|^tests\/resort\//.test(file))
      expect(code.flatMap((file) => linesWith(names, file, readFileSync(join(root, file), 'utf8')))).toEqual([])
    },
  )
})
