import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type InlineConfig } from 'vite'
import { paths } from './app/lib/paths.ts'
import { shortClassNames } from './build/class-names.ts'
import { contentPlugin } from './build/content.ts'
import { devDocumentPlugin } from './build/dev-document.ts'
import { iconsPlugin } from './build/icons.ts'
import { mapPlugin } from './build/map.ts'
import { shortPropertiesPlugin } from './build/short-properties.ts'
import { focusPointsPlugin } from './build/pictures-plugin.ts'
import { qrPlugin } from './build/qr.ts'
import { focusCss } from './build/pictures.ts'
import { prepareSources, root, type Sources } from './build/sources.ts'

/** Everything newer than these understands `light-dark()`, nesting and `:has()`, which our styles are made of. */
const browsers = ['chrome123', 'safari17.5', 'firefox121']

type ModuleInfo = (id: string) => {
  isEntry: boolean
  importers: readonly string[]
  dynamicImporters: readonly string[]
} | null

/** The modules that a module comes with: the entry, and all that is fetched by itself and imports it, by whatever way. */
function comesWith(id: string, infoOf: ModuleInfo, seen = new Set<string>()): string[] {
  const info = infoOf(id)
  if (!info || seen.has(id)) return []
  seen.add(id)
  const isFetched = info.isEntry || info.dynamicImporters.length > 0
  return [...(isFetched ? [id] : []), ...info.importers.flatMap((each) => comesWith(each, infoOf, seen))]
}

const isPage = (id: string) => id.endsWith('Page.tsx')
const isStill = (id: string) => id.endsWith('Still.tsx')

/**
 * What lives on every page, or is needed for living and still parts alike: apart, small files compress worse, and every
 * page would list their names.
 */
function isOfShell(owners: readonly string[], infoOf: ModuleInfo): boolean {
  const pages = owners.filter(isPage)
  return owners.some((each) => infoOf(each)?.isEntry) || pages.length > 3 || (pages.length > 0 && isForDrawing(owners))
}

/** What still parts of several pages are drawn with. */
const isForDrawing = (owners: readonly string[]): boolean => owners.filter(isStill).length > 1

/** One configuration for the browser's bundle, the one that renders while building, and the work bench. */
export function siteConfig(sources: Sources, { target }: { target: 'browser' | 'server' | 'bench' }): InlineConfig {
  return {
    root,
    configFile: false,
    appType: 'custom',
    logLevel: target === 'bench' ? 'info' : 'warn',
    publicDir: sources.publicDir,
    ...(target !== 'bench' && { css: { modules: { generateScopedName: shortClassNames(root) } } }),
    plugins: [
      react(),
      contentPlugin({ root, pictures: sources.picture }),
      mapPlugin(),
      qrPlugin(sources.siteUrl + paths.location),
      focusPointsPlugin(focusCss),
      iconsPlugin(sources.icons),
      ...(target === 'bench' ? [devDocumentPlugin()] : [shortPropertiesPlugin(root)]),
    ],
    build:
      target === 'server'
        ? {
            ssr: 'app/entry.server.tsx',
            outDir: '.generated/server',
            emptyOutDir: true,
            copyPublicDir: false,
            target: 'node20',
          }
        : {
            outDir: 'dist',
            manifest: true,
            target: browsers,
            cssTarget: browsers,
            assetsInlineLimit: 0,
            modulePreload: { polyfill: false },
            rolldownOptions: {
              checks: { pluginTimings: false },
              input: join(root, 'app/entry.browser.tsx'),
              output: {
                // Short names: a page names all of its files. Parts that come later keep a name to be known by.
                entryFileNames: 'assets/entry-[hash:6].js',
                chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:6].js`,
                assetFileNames: ({ names: [name = ''] }) =>
                  /^(?:entry|\w+Page|enquiry-parts)\b.*\.css$|\.woff2$/.test(name)
                    ? 'assets/[name]-[hash:6][extname]'
                    : 'assets/[hash:6][extname]',
                codeSplitting: {
                  groups: [
                    // One name and one request for what every page needs and no deployment of ours changes.
                    { name: 'react', priority: 2, test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
                    {
                      debugName: 'shell',
                      priority: 1,
                      name(id, chunks) {
                        const infoOf: ModuleInfo = (each) => chunks.getModuleInfo(each)
                        // The entry stays alone: it waits for a page that needs these.
                        return !infoOf(id)?.isEntry && isOfShell(comesWith(id, infoOf), infoOf) ? 'shell' : null
                      },
                    },
                    // What the form on the page and the one in the dialog share, in one file; and how a dialog opens.
                    { name: 'form', test: /\/app\/(?:enquiry\/(?:use-enquiry-form|PlainWays|problem)|ui\/modal)\./ },
                    {
                      debugName: 'drawing',
                      test: /\/app\//, // the enquiry needs some of the words, and none of the pictures
                      name: (id, chunks) =>
                        isForDrawing(comesWith(id, (each) => chunks.getModuleInfo(each))) ? 'drawing' : null,
                    },
                  ],
                },
              },
            },
          },
    server: { host: '127.0.0.1' },
  }
}

export default defineConfig(async () => siteConfig(await prepareSources(console.log), { target: 'bench' }))
