import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'
import { clockIn } from '../lib/dates.ts'
import { paths } from '../lib/paths.ts'
import { buildTime } from './build-stamp.ts'
import { staysInCalendar } from './calendars/refresh-taken.ts'
import { contentPlugin } from './content/vite-plugin.ts'
import { codeSplitting } from './pages/chunks.ts'
import { devDocumentPlugin } from './pages/dev-document.ts'
import { drivesOf, outingsOf } from './content/outings.ts'
import { shortClassNames, shortPropertiesPlugin } from './short-names.ts'
import { licencesFile } from './pages/licences.ts'
import { drawQr } from './pages/qr.ts'
import { inlineConstants } from './pages/inline-script.ts'
import type { SiteData } from './site-data.ts'
import { root } from './root.ts'

/** Everything newer than these understands `light-dark()`, nesting and `:has()`, which our styles are made of. */
const browsers = ['chrome123', 'safari17.5', 'ios17.5', 'firefox121']

/** Pictures are made meanwhile, which makes every plugin look slow. */
const checks = { pluginTimings: false }

/** Modules that no file holds, as `virtual:map`: their exports, or the text of a sheet, asked for at each load. */
function virtualModules(modules: Record<`virtual:${string}`, () => Record<string, unknown> | string>): Plugin {
  const known = new Map(Object.entries(modules).map(([id, make]) => [`\0${id}`, make]))
  return {
    name: 'virtual-modules',
    resolveId: (id) => (known.has(`\0${id}`) ? `\0${id}` : undefined),
    load(id) {
      const made = known.get(id)?.()
      if (made === undefined || typeof made === 'string') return made
      return Object.entries(made)
        .map(([name, value]) => `export ${name === 'default' ? name : `const ${name} =`} ${JSON.stringify(value)}`)
        .join('\n')
    },
  }
}

/** sonner inserts its sheet as an inline style, which no policy of ours allows: `Toasts.tsx` imports the sheet. */
const sonnerPlugin: Plugin = {
  name: 'sonner-without-inline-style',
  transform: {
    filter: { id: /sonner\/dist\/index/, code: '__insertCSS(' },
    handler: (code) => code.replace(/^__insertCSS\(.*/m, ''),
  },
}

export function siteConfig(sources: SiteData, target: 'browser' | 'server' | 'editor' | 'dev'): InlineConfig {
  const { site } = sources.content
  return {
    root,
    configFile: false,
    cacheDir: join(root, '.cache/vite'),
    appType: 'custom',
    logLevel: target === 'dev' ? 'info' : 'warn',
    publicDir: sources.publicDir,
    define: {
      'import.meta.env.BUILD_DAY': JSON.stringify(clockIn(site.place.timeZone, buildTime).date),
      // The development server has no file with nights that are taken.
      'import.meta.env.STAYS_IN_CALENDAR': JSON.stringify(
        target === 'dev' ? null : staysInCalendar(root, sources.content),
      ),
      'import.meta.env.MARKED_LANGUAGE': JSON.stringify(site.markedLanguage),
      ...inlineConstants(site),
    },
    ...(target !== 'dev' && { css: { modules: { generateScopedName: shortClassNames(root) } } }),
    plugins: [
      react(),
      sonnerPlugin,
      contentPlugin({
        root,
        content: target === 'dev' ? undefined : sources.content,
        pictures: (key, focus) => sources.picture(key, focus),
        gradientOf: (key) => sources.originals.get(key)?.gradient ?? '',
      }),
      virtualModules({
        'virtual:map': () => ({ default: sources.map }),
        'virtual:outings': () => ({ outings: outingsOf(sources.content) }),
        'virtual:drives': () => ({ drives: drivesOf(sources.content) }),
        'virtual:qr': () => ({ default: drawQr(sources.content.site.siteUrl + paths.location) }),
        'virtual:icons': () => sources.icons,
        'virtual:hero-scrim.css': () => sources.heroScrim,
      }),
      target === 'dev' && devDocumentPlugin(),
      // The editor asks for properties by their names.
      (target === 'browser' || target === 'server') && shortPropertiesPlugin(root),
    ],
    build:
      target === 'server'
        ? {
            ssr: 'app/entry.server.tsx',
            outDir: '.generated/server',
            copyPublicDir: false,
            target: 'node20',
            rolldownOptions: { checks },
          }
        : {
            outDir: 'dist',
            manifest: true,
            license: { fileName: licencesFile },
            target: browsers,
            assetsInlineLimit: 0,
            modulePreload: { polyfill: false },
            rolldownOptions: {
              checks,
              input: join(root, 'app/entry.browser.tsx'),
              output: {
                // Names stand in every page's first screen, where a hash of eight letters has no room.
                entryFileNames: 'assets/[name]-[hash:6].js',
                chunkFileNames: 'assets/[name]-[hash:6].js',
                assetFileNames: 'assets/[name]-[hash:6][extname]',
                codeSplitting,
              },
            },
          },
    server: { host: '127.0.0.1', ...(process.env.PORT && { port: Number(process.env.PORT), strictPort: true }) },
  }
}
