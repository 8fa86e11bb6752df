/** Builds the site into `dist/`. By hand: `node tools/build.ts`, with `fast` to look at it, or `draft` to show one. */
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { beginBuild, rememberBuild, sourcesNow } from './build-stamp.ts'
import { refreshTaken } from './calendars/refresh-taken.ts'
import { bundleScript } from './pages/bundle.ts'
import { compressTexts } from './files.ts'
import { fail } from './machine-errors.ts'
import { headersFile, htaccessFile } from './response-headers.ts'
import { writeLicences } from './pages/licences.ts'
import { prerenderPages } from './pages/prerender.ts'
import { writeServiceWorker } from './pages/service-worker-files.ts'
import { socialTags, writeSocialCards } from './pages/social-cards.ts'
import { isDraft, writeDraftBand } from './pages/draft-band.ts'
import { heroConstants, inlineConstants } from './pages/inline-script.ts'
import { structuredData } from './pages/json-ld.ts'
import { webpOf } from '../lib/picture-data.ts'
import type { PictureChoice } from '../content/kinds.ts'
import { tokenColour } from './brand/colours.ts'
import { loadSiteData, type SiteData } from './site-data.ts'
import { root } from './root.ts'
import { isIndexed, webManifest, writeSitemap } from './pages/indexing-and-manifest.ts'
import { takenFileName } from '../lib/taken-file.ts'
import { siteConfig } from './vite-settings.ts'
import type { Encoding } from './pictures/recipes.ts'

const outDir = join(root, 'dist')
const say = (line: string) => console.log(line)

export async function buildSite(encoding: Encoding): Promise<void> {
  const end = beginBuild(root)
  await buildAlone(encoding).finally(end)
}

async function buildAlone(encoding: Encoding): Promise<void> {
  process.env.NODE_ENV = 'production'
  const publicDir = '.generated/public'
  const built = { sources: sourcesNow(root), encoding }
  for (const folder of [outDir, join(root, publicDir)]) await rm(folder, { recursive: true, force: true })

  say('Checking the content and starting on the pictures …')
  const sources = await loadSiteData(encoding, publicDir, say)
  try {
    await writeSite(sources)
  } finally {
    // After a failure too: its reason is then the last line that is printed.
    say('Waiting for the pictures …')
    await sources.placePictures(join(outDir, 'pictures'))
  }
  rememberBuild(root, built)
  say(`Built ${outDir}.`)
}

async function writeSite(sources: SiteData): Promise<void> {
  say('Building the app …')
  await build(siteConfig(sources, 'browser'))
  await build(siteConfig(sources, 'server'))

  say('Writing the pages …')
  const tokens = await readFile(join(root, 'app/styles/tokens.css'), 'utf8')
  const themeColour = tokenColour(tokens, '--paper')
  const fonts = (await readdir(join(outDir, 'assets'))).filter((name) => name.endsWith('.woff2'))
  const { content } = sources
  const { site, home } = content
  const pictureOf = ({ key, focus }: PictureChoice) => sources.picture(key, focus)
  const pictureAddress = (choice: PictureChoice) => webpOf(pictureOf(choice))
  const constants = inlineConstants(site)
  const inlineScript = (await bundleScript(root, 'app/entry.inline.ts', constants)).code.trim()
  const ofHero = { ...constants, ...heroConstants(content, pictureOf) }
  const heroScript = (await bundleScript(root, 'app/entry.hero-preload.ts', ofHero)).code.trim()
  const shared = await writeSocialCards(content, { root, outDir, originals: sources.originals })
  const sheetsOfAll = await prerenderPages({
    outDir,
    serverEntry: join(root, '.generated/server/entry.server.js'),
    inlineScript,
    heroScript,
    isIndexed: isIndexed(site.siteUrl),
    fonts: fonts.map((name) => `/assets/${name}`),
    socialTags: new Map(shared.map((page) => [page.path, socialTags(site, page)])),
    structuredData: new Map(shared.map((page) => [page.path, structuredData(content, page, pictureAddress)])),
    themeColour,
  })
  await rm(join(outDir, '.vite'), { recursive: true })

  await writeFile(join(outDir, '_headers'), headersFile())
  await writeFile(join(outDir, '.htaccess'), htaccessFile())
  // As Cloudflare, Netlify and GitHub tell it: the editor asks for it, and nobody else.
  const { CF_PAGES_COMMIT_SHA, COMMIT_REF, GITHUB_SHA } = process.env
  await writeFile(join(outDir, 'version.txt'), CF_PAGES_COMMIT_SHA ?? COMMIT_REF ?? GITHUB_SHA ?? '')
  await writeSitemap(outDir, site.siteUrl)
  if (isDraft()) await writeDraftBand(outDir, content)
  const manifest = webManifest({ name: site.name, description: home.head.description, colour: themeColour.day })
  await writeFile(join(outDir, 'manifest.webmanifest'), JSON.stringify(manifest))
  const isOn = site.worksOffline && !isDraft()
  const worker = await writeServiceWorker({ root, outDir, content, sheetsOfAll, isOn })
  await writeLicences(root, outDir, worker.licences)
  await compressTexts(outDir)
  // After the compression: `npm run calendars` replaces the file alone, and a host would go on sending the copies.
  const calendars = await refreshTaken(root, content, join(outDir, takenFileName))
  for (const line of calendars.lines) say(line)
  if (calendars.hasFailed) console.warn(calendars.last)
}

if (process.argv[1] === import.meta.filename) {
  const [, , how = 'published'] = process.argv
  if (how === 'draft') process.env.DRAFT = '1'
  await buildSite(['fast', 'draft'].includes(how) ? 'fast' : 'published').catch(fail)
}
