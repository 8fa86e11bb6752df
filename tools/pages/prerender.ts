/** Prerenders the pages: one complete HTML file with inline styles for each route. */
import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, ManifestChunk } from 'vite'
import { contentSecurityPolicy } from '../response-headers.ts'

type ServerBundle = { pages: readonly { path: string; page: string }[]; render: (path: string) => Promise<string> }

type Options = {
  outDir: string
  serverEntry: string
  inlineScript: string
  heroScript: string
  /** False while the site has no real address: search engines are then asked to stay away. */
  isIndexed: boolean
  /** Addresses of the fonts that the first screen needs. */
  fonts: string[]
  /** By the addresses of pages; the 404 page has none. */
  socialTags: ReadonlyMap<string, string>
  structuredData: ReadonlyMap<string, string>
  themeColour: { day: string; evening: string }
}

/** The name of the file that serves an address: `/location` is `location.html`, so that no host has to redirect. */
export const fileOf = (address: string): string => (address === '/' ? 'index.html' : `${address.slice(1)}.html`)

/** What was built from which module. */
export const readManifest = async (outDir: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest

/** Adds a chunk and everything that it imports, at once or also later, to a set: each once, the chunk itself first. */
export function addWithImports(known: Set<ManifestChunk>, manifest: Manifest, name: string, orLater = false) {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`Nothing was built from ${name}.`)
  if (known.has(chunk)) return known
  known.add(chunk)
  const { imports = [], dynamicImports = [] } = chunk
  for (const each of orLater ? [...imports, ...dynamicImports] : imports) addWithImports(known, manifest, each, orLater)
  return known
}

/** Whether the HTML has an element of a class that the style sheet names. */
function hasClassOf(sheet: string, html: string): boolean {
  const shown = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  return [...sheet.matchAll(/\.([A-Za-z_][\w-]*)/g)].some(([, name = '']) => shown.has(name))
}

const bodyStart = '<div data-site'

/**
 * Cloudflare hides e-mail addresses unless it is told not to: guests without scripts could not write, and React would
 * draw each page anew. `Cache-Control: no-transform` would say the same, but Cloudflare then compresses nothing either.
 */
const asIs = ['<!--email_off-->', '<!--/email_off-->']

/** @returns style sheets that are inline in every page, so that nothing requests these files */
export async function prerenderPages(options: Options): Promise<string[]> {
  const { outDir, serverEntry, inlineScript, heroScript, isIndexed, fonts, socialTags, structuredData, themeColour } =
    options
  const manifest = await readManifest(outDir)
  const { pages, render } = (await import(pathToFileURL(serverEntry).href)) as ServerBundle
  const shell = addWithImports(new Set(), manifest, 'app/entry.browser.tsx')
  const sheetsOf = (chunks: Set<ManifestChunk>) =>
    [...new Set([...chunks].flatMap(({ css = [] }) => css))].map((file) => `/${file}`)

  for (const { path, page } of pages) {
    const isNotFound = path === '*'
    const address = isNotFound ? '/404' : path
    const rendered = await render(address)
    const at = rendered.indexOf(bodyStart)
    if (at < 0)
      throw new Error(`${address}: the page does not begin with ${bodyStart}, so its head cannot be told from it.`)

    const source = join('app', page)
    const chunks = addWithImports(new Set(shell), manifest, source)
    // `lazy` components that are prerendered need their styles now; others bring them along.
    const atFirst = sheetsOf(chunks)
    const sheets = sheetsOf(addWithImports(new Set(shell), manifest, source, true))
      .map((file) => ({ file, text: readFileSync(join(outDir, file), 'utf8') }))
      .filter(({ file, text }) => atFirst.includes(file) || hasClassOf(text, rendered))
    const style = sheets.map(({ text }) => text.trim()).join('')
    const script = rendered.includes(' data-hero=') ? heroScript : inlineScript
    const policy = contentSecurityPolicy({ scripts: [script], styles: [style] })

    // Tells Vite's loader that the inline style sheets are loaded: it does not request them with their chunks.
    const loaded = sheets.map(({ file }) => `<link rel="stylesheet" href="${file}" disabled>`).join('')
    const html = `<!doctype html>
<html lang="en"${isNotFound ? ' data-page="not-found"' : ''} data-app="${[...chunks].map(({ file }) => `/${file}`).join(' ')}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${rendered.slice(0, at)}
${socialTags.get(address) ?? ''}
<meta name="theme-color" content="${themeColour.day}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${themeColour.evening}" media="(prefers-color-scheme: dark)">
${isIndexed && !isNotFound ? '' : '<meta name="robots" content="noindex">\n'}<script>${script}</script>
${fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" fetchpriority="high" crossorigin>`).join('\n')}
<style>${style}</style>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="manifest" href="/manifest.webmanifest">
</head>
<body>${asIs[0]}<div id="root">${rendered.slice(at)}</div>${loaded}${asIs[1]}${structuredData.get(address) ?? ''}</body>
</html>
`
    await writeFile(join(outDir, fileOf(address)), html)
  }
  return sheetsOf(shell)
}
