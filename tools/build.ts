/**
 * Builds the whole site into `dist/`: content checked, pictures made, both bundles built, every page written as
 * a file, headers and compressed copies beside them. Run by `npm start` and `npm test`; by hand:
 * `node tools/build.ts`.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { buildAndRemember } from './built-state.ts'
import { refreshTaken } from './calendars/refresh.ts'
import { compressTexts } from './pages/compress.ts'
import { explain } from './machine-errors.ts'
import { writeFavicon } from './brand/favicon.ts'
import { securityHeaders } from './pages/headers.ts'
import { writeHostFiles } from './hosts/host-files.ts'
import { modulesOf, writeLicences } from './pages/licences.ts'
import { pageSummaries } from './pages/page-summaries.ts'
import { pictureInks } from './pictures/inks.ts'
import { pictureCacheDir } from './pictures/encode.ts'
import { prerenderPages } from './pages/prerender.ts'
import { writeServiceWorker } from './pages/service-worker.ts'
import { writeSitemap } from './pages/sitemap.ts'
import { writeSocialCards } from './pages/social-cards.ts'
import { socialTags } from './pages/social-tags.ts'
import { bundleStarter } from './pages/inline-script.ts'
import { structuredData } from './pages/structured-data.ts'
import { tokenColour } from './brand/colours.ts'
import { prepareSources } from './sources.ts'
import { root } from './root.ts'
import { libraryStyles } from './pages/library-styles.ts'
import { writeWebManifest } from './pages/web-manifest.ts'
import { takenFileName } from '../lib/taken.ts'
import { siteConfig } from '../vite.config.ts'

export async function buildSite({ quiet = false } = {}): Promise<void> {
  const say = quiet ? () => {} : (line: string) => console.log(line)
  process.env.NODE_ENV = 'production'
  const outDir = join(root, 'dist')
  const serverDir = join(root, '.generated/server')

  say('Checking content and preparing pictures …')
  const sources = await prepareSources(say)

  say('Building the app …')
  await rm(outDir, { recursive: true, force: true })
  const app = await build(siteConfig(sources, { target: 'browser' }))
  await build(siteConfig(sources, { target: 'server' }))

  say('Writing the pages …')
  const starter = await bundleStarter(root, sources.content.site)
  const tokens = await readFile(join(root, 'app/styles/tokens.css'), 'utf8')
  const fonts = (await readdir(join(outDir, 'assets'))).filter((name) => name.endsWith('.woff2'))
  const { content } = sources
  const cards = await writeSocialCards(content, { root, outDir, cacheDir: pictureCacheDir(root) })
  const summaries = new Map(pageSummaries(content).map((page) => [page.path, page]))
  const { pageStyles, sheetsOfAll } = await prerenderPages({
    outDir,
    serverEntry: join(serverDir, 'entry.server.js'),
    starter,
    isIndexed: !new URL(sources.siteUrl).hostname.endsWith('.example'),
    fonts: fonts.map((name) => `/assets/${name}`),
    socialTags: (path) => {
      const [page, card] = [summaries.get(path), cards.get(path)]
      return page && card ? socialTags(content.site, page, card) : ''
    },
    structuredData: (path, rendered) => {
      const card = cards.get(path)
      return card ? structuredData(content, path, rendered, card) : ''
    },
    themeColour: tokenColour(tokens, '--paper'),
  })
  await rm(join(outDir, '.vite'), { recursive: true })

  const headers = securityHeaders({ starter, pageStyles, libraryStyles: await libraryStyles() })
  await mkdir(join(root, '.generated'), { recursive: true })
  await writeFile(join(root, '.generated/headers.json'), JSON.stringify(headers, null, 2))
  await writeHostFiles({ root, outDir, siteUrl: sources.siteUrl, headers })
  await writeSitemap({ root, outDir, siteUrl: sources.siteUrl })
  await writeFavicon(join(sources.publicDir, 'favicon.svg'), join(outDir, 'favicon.ico'))
  await writeWebManifest({ root, outDir, words: sources.words })
  const inks = pictureInks(content, tokens)
  const worker = await writeServiceWorker({ root, outDir, headers, sheetsOfAll, inks, isOn: sources.saveForTheRoad })
  await writeLicences({ root, outDir, modules: [...modulesOf(app), ...worker.modules] })
  await compressTexts(outDir)
  // After the compression: `npm run calendars` replaces the file alone, and a host would go on sending the copies.
  const calendars = await refreshTaken({ root, content, out: join(outDir, takenFileName) })
  for (const line of calendars.lines) say(line)
  if (calendars.hasFailed) console.warn(calendars.last)
  say(`Built ${outDir}.`)
}

if (process.argv[1] === import.meta.filename) {
  await buildAndRemember(root, () => buildSite()).catch((error: unknown) => {
    console.error(explain(error))
    process.exitCode = 1
  })
}
