/** Stages that build a site, and those that read it or walk through it. */
import { forJourneys, installBrowsers, missingEngine } from '../../tests/browsers.ts'
import { launchJourneys } from '../../tests/launch-journeys.ts'
import { buildCoast, buildFilled, coast, filled, ofCopies } from '../../tests/resorts/build.ts'
import { buildAndRemember } from '../built-state.ts'
import { journeys, one, together, vitest, type Count, type JourneysProject, type Stage } from './stages.ts'
import type { Encoding } from '../pictures/plan.ts'
import { root } from '../root.ts'

let isBuilt = false

/** @param encoding of the pictures; `published` takes minutes where none is in the cache */
const buildWith = (encoding: Encoding): Stage => ({
  name: 'Build',
  run: () =>
    one(async () => {
      const { buildSite } = await import('../build.ts')
      await buildAndRemember(root, encoding, buildSite)
      isBuilt = true
      return true
    }),
})

export const build = buildWith('fast')
export const publishedBuild = buildWith('published')

/** Stages that read the built site fail at once, with a reason, where the build failed. */
const onceBuilt = (name: string, run: () => Promise<Count>): Stage => ({
  name,
  run: () => {
    if (isBuilt) return run()
    console.error('There is no built site to try: see the build above.')
    return Promise.resolve({ passed: 0, failed: 1, skipped: 0 })
  },
})

async function inBrowsers(projects: JourneysProject[], more: Parameters<typeof journeys>[1] = {}): Promise<Count> {
  const browsers = await installBrowsers()
  if (!forJourneys(browsers)) {
    console.error(missingEngine.chromium)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  for (const engine of ['firefox', 'webkit'] as const) {
    if (projects.some((name) => name.endsWith(engine)) && !browsers[engine]) console.warn(missingEngine[engine])
  }
  return journeys(projects, more)
}

export const builtSite = onceBuilt('Built site', () => vitest('site'))

/** The built site, and what the original order fixes of it while `tests/settings.ts` says so. */
export const builtAndServed = onceBuilt('Built site, specification', () => vitest('built'))

/** The same resort with every open fact answered: its pages are read. */
export const filledIn = onceBuilt('Filled in', async () => {
  const built = await one(buildFilled)
  return built.failed > 0 ? built : vitest('filled', { folder: filled })
})

/** Another resort, with the same code: its pages are read, and walked where its differences can break something. */
export const anotherResort = onceBuilt('Another resort', async () => {
  const built = await one(buildCoast)
  return built.failed > 0
    ? built
    : together(
        await vitest('coast', { folder: coast }),
        await inBrowsers(['coast'], { folder: coast, environment: ofCopies }),
      )
})

export const allJourneys = onceBuilt('Journeys', () => inBrowsers(['desk', 'phone', 'firefox', 'webkit']))

export const mainJourneys = onceBuilt('Journeys', () => inBrowsers(['desk', 'phone'], { only: launchJourneys }))

/** The journeys of `npm run edit`. */
export const editorJourneys = onceBuilt('Editor', () => inBrowsers(['owner', 'owner-firefox']))

/** Every journey at both sizes, through the sites that `filledIn` and `anotherResort` have built. */
export const otherResorts: Stage = {
  name: 'Journeys of other resorts',
  run: async () => {
    const built = together(await one(buildFilled), await one(buildCoast))
    if (built.failed > 0) return built
    // The tests in tests/resorts/ know the copies from outside.
    const only = { files: ['/tests/journeys/'], titles: '' }
    const walked = [filled, coast].map(
      (folder) => () => inBrowsers(['desk', 'phone'], { folder, environment: ofCopies, only }),
    )
    return walked.reduce(async (sum, walk) => together(await sum, await walk()), Promise.resolve(built))
  },
}
