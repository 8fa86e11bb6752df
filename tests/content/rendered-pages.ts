/** Every page with some content, as the build renders it, without making pictures. */
import { rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { createServer, createServerModuleRunner } from 'vite'
import { afterAll } from 'vitest'
import { pages } from '../../app/routes.ts'
import { contactFile } from '../../tools/pages/vcard.ts'
import { contentPlugin } from '../../tools/content/vite-plugin.ts'
import { readContent } from '../../tools/content/load.ts'
import { pageSummaries, socialTags } from '../../tools/pages/social-cards.ts'
import { structuredData } from '../../tools/pages/json-ld.ts'
import { prepareMap, readMap } from '../../tools/map.ts'
import type { SiteData } from '../../tools/site-data.ts'
import { root } from '../../tools/root.ts'
import type { Content } from '../../content/schema.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { sample, samplePicture } from './sample.ts'
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
function writeBesides(content: Content): void {
  const card = { src: '/cards/here.0123abcd.jpg', width: 1200, height: 630, alt: 'Here' }
  for (const page of pageSummaries(content)) {
    socialTags(content.site, { ...page, card })
    structuredData(content, { ...page, card }, ({ key }) => `/pictures/${key}.jpg`)
  }
  contactFile(content)
}

/**
 * One server for any number of contents: code is transformed once.
 *
 * @returns what gives the HTML of each page with the content of a folder, by its path. It throws where that is not sound
 */
export async function pageRenderer(): Promise<(of: string) => Promise<Map<string, HTMLElement>>> {
  const { folder } = temporaryFolder()
  const shown = join(folder, 'shown')
  const sources = await sourcesOf(sample, folder)
  const config = siteConfig(sources, { target: 'server' })
  const plugin = contentPlugin({ root, from: shown, pictures: samplePicture })
  const server = await createServer({
    ...config,
    logLevel: 'silent',
    plugins: [plugin, ...(config.plugins ?? [])],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  const { ssr } = server.environments
  const runner = createServerModuleRunner(ssr, { hmr: false })

  afterAll(async () => {
    await runner.close()
    await server.close()
  })

  return async (of) => {
    rmSync(shown, { force: true })
    symlinkSync(of, shown, 'junction')
    Object.assign(sources, await sourcesOf(of, folder))
    // What was made of the content before is made again; all other code stays transformed.
    ;(plugin.buildStart as () => void)()
    for (const [id, module] of ssr.moduleGraph.idToModuleMap) {
      if (id.endsWith('.yaml') || id.startsWith('\0virtual:')) ssr.moduleGraph.invalidateModule(module)
    }
    runner.clearCache()
    const entry: typeof import('../../app/entry.server.tsx') = await runner.import('/app/entry.server.tsx')
    const rendered = new Map<string, HTMLElement>()
    for (const { path } of pages) rendered.set(path, parse(await entry.render(path === '*' ? '/404' : path)))
    writeBesides(sources.content)
    return rendered
  }
}
