/** Builds the editor into `dist-edit/`: a site of its own, whose pages get their content when they are opened. */
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { icons as lucide } from '@iconify-json/lucide'
import { build, type ManifestChunk, type Plugin } from 'vite'
import { pages } from '../app/routes.ts'
import { brandIcons } from '../lib/icon-names.ts'
import { lettersOfFaces } from '../tools/brand/font-files.ts'
import { prepareIcons } from '../tools/brand/icons.ts'
import { contentSecurityPolicy, headersFile } from '../tools/response-headers.ts'
import { writeLicences } from '../tools/pages/licences.ts'
import { addWithImports, fileOf, readManifest } from '../tools/pages/prerender.ts'
import { originalsFolder } from '../tools/pictures/accept-original.ts'
import { root } from '../tools/root.ts'
import { siteConfig } from '../tools/vite-settings.ts'
import { loadSiteData, type SiteData } from '../tools/site-data.ts'
import { rememberEditor, sourcesOfEditor } from './build-stamp.ts'
import { recomputePlugin } from './recompute-plugin.ts'
import { openFolder } from './folder-files.ts'
import type { Made } from 'virtual:made'

const outDir = join(root, 'dist-edit')
const { stringify } = JSON

/** The policy lets zod make no code, and it is not to try. */
const script = 'globalThis.__zod_globalConfig={jitless:true}'

/** Content as it is while the page is open, and what was made while building. */
function modulesOf({ content, map, icons }: SiteData, made: Made): Plugin {
  const exported = (values: object) =>
    Object.entries(values).map(([name, value]) => `export const ${name} = ${stringify(value)}`)
  const named = (set: object = {}) =>
    `Object.fromEntries(${stringify(Object.keys(set).join(' '))}.split(' ').map((name) => [name, 1]))`
  const again = `import { again } from '/edit/recompute.ts'\n`
  const ofOutings = (name: string) => `${again}import { ${name}Of } from '/tools/content/outings.ts'
export let ${name}; again(() => (${name} = ${name}Of(globalThis.edited.content)))`
  const known: Record<string, string> = {
    'virtual:made': `export default ${stringify(made)}`,
    'virtual:map': `${again}import { drawMap } from '/tools/map-pins.ts'
let map; again(() => (map = { ...${stringify({ day: map.day, evening: map.evening })}, ...drawMap(globalThis.edited.content, globalThis.edited.map) }))
export { map as default }`,
    'virtual:icons': exported(icons).join('\n'),
    'virtual:outings': ofOutings('outings'),
    'virtual:drives': ofOutings('drives'),
    // Their names, which a schema takes; the drawings would be as much as all the rest.
    '@iconify-json/lucide': `export const icons = { icons: ${named(lucide.icons)}, aliases: ${named(lucide.aliases)} }`,
  }
  for (const [name, sections] of Object.entries(content)) {
    const keys = Object.keys(sections)
    const works = keys.map((key, at) => `section${at} = shown[${stringify(key)}]`)
    known[`/content/${name}.yaml`] = `${again}let shown, ${keys.map((_, at) => `section${at}`).join(', ')}
again(() => { shown = globalThis.edited.shown[${stringify(name)}]; ${works.join('; ')} })
export { shown as default, ${keys.map((key, at) => `section${at} as ${stringify(key)}`).join(', ')} }`
  }
  const prefix = '\0now:'
  return {
    name: 'content-of-now',
    enforce: 'pre',
    resolveId(id) {
      const name = /\/content\/[a-z-]+\.yaml$/.exec(id)?.[0] ?? id
      return name in known || name.startsWith('virtual:focus-points/') ? prefix + name : undefined
    },
    load: (id) => (id.startsWith(prefix) ? (known[id.slice(prefix.length)] ?? '') : undefined),
  }
}

export async function buildEditor(): Promise<void> {
  process.env.NODE_ENV = 'production'
  const sourcesBefore = sourcesOfEditor(root)
  const sources = await loadSiteData('fast', '.generated/edit', console.log)
  const { content, publicDir } = sources
  // All marks may be chosen for a page elsewhere.
  sources.icons = await prepareIcons([content, brandIcons.map((icon) => ({ icon }))], { root, publicDir })
  const letters = await lettersOfFaces()
  const pictures = Object.keys(content.pictures).map((key) => {
    const { width, height, base, widths } = sources.picture(key, { x: 50, y: 50 })
    return [key, { width, height, base, widths }] as const
  })
  const { files: held } = openFolder(root).read()
  const originals = Object.entries(held).filter(([file]) => file.startsWith(`${originalsFolder}/`))
  const made: Made = {
    pictures: Object.fromEntries(pictures),
    originals: Object.fromEntries(originals),
    letters: { headings: [...letters.headings].join(''), texts: [...letters.texts].join('') },
  }
  const config = siteConfig(sources, 'editor')
  await build({
    ...config,
    define: {
      ...config.define,
      'import.meta.env.NOTICE_BEGINS': 'globalThis.edited.notice.begins',
      'import.meta.env.NOTICE_ENDS': 'globalThis.edited.notice.ends',
      'import.meta.env.STAYS_IN_CALENDAR': 'null',
      // No service worker, and the words as they are written.
      'import.meta.env.PROD': 'false',
      'import.meta.env.DEV': 'true',
    },
    plugins: [modulesOf(sources, made), recomputePlugin(root), config.plugins],
    build: {
      ...config.build,
      outDir,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: {
        // The second for tests, which ask what a text leads to.
        input: ['edit/main.tsx', 'edit/overlay/fields-on-page.ts'],
        preserveEntrySignatures: 'strict',
        // Hosts do not send what begins with an underscore.
        output: { entryFileNames: 'assets/edit-[name]-[hash].js', chunkFileNames: 'assets/of-[name]-[hash].js' },
      },
    },
  })
  const manifest = await readManifest(outDir)
  /** All that is shown at first, so that nothing waits for the content, or for a key, before it is fetched. */
  const atFirst = new Set<ManifestChunk>()
  for (const source of [
    'edit/pages.tsx',
    'edit/overlay/show-overlay.tsx',
    ...pages.map(({ page }) => join('app', page)),
  ])
    addWithImports(atFirst, manifest, source)
  const sheets = Object.values(manifest).flatMap(({ css = [] }) => css)
  const layers = sheets.find((file) => /tokens-.*\.css$/.test(file))
  const more = {
    'img-src': ['blob:'],
    'script-src': ["'wasm-unsafe-eval'"],
    'connect-src': ['https://api.github.com', content.site.siteUrl],
  }
  const policy = contentSecurityPolicy({ scripts: [script], styles: [], more })
  const html = `<!doctype html>
<html lang="en" data-app="/${manifest['edit/pages.tsx']!.file}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="stylesheet" href="/${layers}">
${[...atFirst].map(({ file }) => `<link rel="modulepreload" href="/${file}">`).join('\n')}
<script>${script}</script>
<script type="module" src="/${manifest['edit/main.tsx']!.file}"></script>
</head>
<body><div id="root"></div></body>
</html>
`
  for (const { path } of pages) await writeFile(join(outDir, fileOf(path === '*' ? '/404' : path)), html)
  await rm(join(outDir, '.vite'), { recursive: true })
  await writeFile(join(outDir, '_headers'), headersFile())
  await writeLicences(root, outDir, '')
  await sources.placePictures(join(outDir, 'pictures'))
  rememberEditor(root, sourcesBefore)
}

if (process.argv[1] === import.meta.filename) await buildEditor()
