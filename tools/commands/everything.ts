/** What `npm test` runs: everything, from types to journeys in three engines. */
import { forJourneys, installBrowsers, missingEngine } from '../../tests/browsers.ts'
import { buildCoast, buildFilled, coast, filled } from '../../tests/resorts/build.ts'
import { buildAndRemember } from '../built-state.ts'
import { fetchHostPrograms, missingHost } from '../../tests/hosts/host-programs.ts'
import {
  content,
  format,
  journeys,
  lint,
  one,
  together,
  types,
  unit,
  unused,
  vitest,
  type JourneysProject,
  type Stage,
} from './stages.ts'
import type { Encoding } from '../pictures/plan.ts'
import { root } from '../root.ts'

let isBuilt = false

const build = (encoding: Encoding): Stage => ({
  name: 'Build',
  run: () =>
    one(async () => {
      const { buildSite } = await import('../build.ts')
      await buildAndRemember(root, encoding, buildSite)
      isBuilt = true
      return true
    }),
})

/** Stages that read the built site fail at once, with a reason, where the build failed. */
function onceBuilt(run: Stage['run']): Stage['run'] {
  return () => {
    if (isBuilt) return run()
    console.error('There is no built site to try: see the build above.')
    return Promise.resolve({ passed: 0, failed: 1, skipped: 0 })
  }
}

async function inBrowsers(projects: JourneysProject[], folder = root) {
  const browsers = await installBrowsers()
  if (!forJourneys(browsers)) {
    console.error(missingEngine.chromium)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  for (const engine of ['firefox', 'webkit'] as const) {
    if (!browsers[engine]) console.warn(missingEngine[engine])
  }
  return journeys(projects, folder)
}

function onHosts() {
  const programs = fetchHostPrograms()
  if (!programs.nginx || !programs.openssl) console.warn(missingHost.nginx)
  if (!programs.caddy) console.warn(missingHost.caddy)
  return vitest('hosts')
}

async function filledIn() {
  const built = await one(buildFilled)
  return built.failed > 0 ? built : vitest('filled', filled)
}

/** Another resort, with the same code: its pages are read, and its main journeys walked at the size of a telephone. */
async function anotherResort() {
  const built = await one(buildCoast)
  return built.failed > 0 ? built : together(await vitest('coast', coast), await inBrowsers(['coast'], coast))
}

/** @param encoding of the pictures of the site that is built */
export const everything = (encoding: Encoding): Stage[] => [
  content,
  types,
  format,
  lint,
  unused,
  unit,
  build(encoding),
  { name: 'Built site', run: onceBuilt(() => vitest('site')) },
  { name: 'Filled in', run: onceBuilt(filledIn) },
  { name: 'Another resort', run: onceBuilt(anotherResort) },
  { name: 'Hosts', run: onceBuilt(onHosts) },
  { name: 'Journeys', run: onceBuilt(() => inBrowsers(['desk', 'phone', 'firefox', 'webkit'])) },
]

/** What `npm test -- edit` runs: the journeys of `npm run edit`, which take minutes. They publish. */
export const ownersHand: Stage[] = [
  build('published'),
  { name: 'Journeys of the owner', run: onceBuilt(() => inBrowsers(['owner', 'owner-firefox'])) },
]
