/** Every page with some content, as the build renders it, without making pictures. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { createServer, createServerModuleRunner } from 'vite'
import { pages } from '../../app/routes.ts'
import { contactFile } from '../../tools/pages/vcard.ts'
import { contentPlugin } from '../../tools/content/vite-plugin.ts'
import { readContent } from '../../tools/content/load.ts'
import { pageSummaries, socialTags } from '../../tools/pages/page-summaries.ts'
import { structuredData } from '../../tools/pages/json-ld.ts'
import { prepareMap } from '../../tools/map.ts'
import { readMap } from '../../tools/content/map.ts'
import type { SiteData } from '../../tools/site-data.ts'
import { samplePicture } from './sample.ts'
import { siteConfig } from '../../vite.config.ts'

async function sourcesOf(folder: string, publicDir: string): Promise<SiteData> {
  const content = readContent(folder)
  return {
    content,
    publicDir,
    heroScrim: '',
    gradientOf: () => '',
    picture: samplePicture,
    placePictures: () => Promise.resolve(),
    icons: {
      iconsFile: '/icons.svg',
      firstScreenIcons: {},
      fullMark: { viewBox: '0 0 6 5', drawing: [] },
      smallMarkBox: '0 0 6 5',
    },
    map: await prepareMap(folder, content, readMap(folder).map, publicDir),
  }
}

/** What the build writes into each page's head, and beside the pages. */
function writeBesides(folder: string): void {
  const content = readContent(folder)
  const card = { src: '/cards/here.0123abcd.jpg', width: 1200, height: 630, alt: 'Here' }
  for (const page of pageSummaries(content)) {
    socialTags(content.site, page, card)
    structuredData(content, page.path, card, ({ key }) => `/pictures/${key}.jpg`)
  }
  contactFile(content)
}

/**
 * One server for any number of contents: code is transformed once.
 *
 * @param first a folder with sound content, from which the configuration is made
 */
export async function pageRenderer(first: string) {
  const shown = mkdtempSync(join(tmpdir(), 'rendered-'))
  const sources = await sourcesOf(first, shown)
  const config = siteConfig(sources, { target: 'server' })
  const plugin = contentPlugin({ root: shown, pictures: samplePicture })
  const fromShown = {
    name: 'content-that-is-shown',
    enforce: 'pre' as const,
    resolveId: (source: string) => {
      const file = /\/content\/([\w-]+\.yaml)$/.exec(source)?.[1]
      return file && join(shown, 'content', file)
    },
  }
  const server = await createServer({
    ...config,
    logLevel: 'silent',
    plugins: [fromShown, plugin, ...(config.plugins ?? [])],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const { ssr } = server.environments
  const runner = createServerModuleRunner(ssr, { hmr: false })

  return {
    /** The HTML of each page, by its path. @throws where the content of the folder is not sound, or cannot be built */
    async render(folder: string): Promise<Map<string, HTMLElement>> {
      for (const name of ['content', 'assets', 'app']) {
        rmSync(join(shown, name), { recursive: true, force: true })
        cpSync(join(folder, name), join(shown, name), { recursive: true })
      }
      Object.assign(sources, await sourcesOf(folder, shown))
      // What was made of the content before is made again; all other code stays transformed.
      ;(plugin.buildStart as () => void)()
      for (const [id, module] of ssr.moduleGraph.idToModuleMap) {
        if (id.endsWith('.yaml') || id.startsWith('\0virtual:')) ssr.moduleGraph.invalidateModule(module)
      }
      runner.clearCache()
      const entry: typeof import('../../app/entry.server.tsx') = await runner.import('/app/entry.server.tsx')
      const rendered = new Map<string, HTMLElement>()
      for (const { path } of pages) rendered.set(path, parse(await entry.render(path === '*' ? '/404' : path)))
      writeBesides(folder)
      return rendered
    },
    async close(): Promise<void> {
      await runner.close()
      await server.close()
      rmSync(shown, { recursive: true, force: true })
    },
  }
}
