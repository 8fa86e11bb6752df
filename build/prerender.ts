/** Turns the two bundles into pages: one flat, complete, styled HTML file for each route. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest, ManifestChunk } from 'vite'

type ServerBundle = {
  pages: readonly { path: string; page: string }[]
  render: (path: string) => Promise<string>
}

type Options = {
  /** Where the browser's bundle is, and where the pages go. */
  outDir: string
  /** The bundle that renders. */
  serverEntry: string
  /** Text of the inline starter. */
  starter: string
  /** Keeps search engines away while the site has no real address. */
  isIndexed: boolean
  /** Addresses of the fonts that the first screen needs. */
  fonts: string[]
  /** What is said of a page to those who share it, as tags; nothing where it has no address of its own. */
  socialTags: (path: string) => string
  /** What is said of a page to search engines, as a data block, given the page's own HTML. */
  structuredData: (path: string, rendered: string) => string
  /** What browsers colour their own bars with. */
  themeColour: { day: string; evening: string }
}

/** The name of the file that serves a path: `/location` is `location.html`, so that no host has to redirect. */
export function fileOf(path: string): string {
  if (path === '*') return '404.html'
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

/** A chunk and everything that it imports at once, each named once, the chunk itself first. */
function withImports(manifest: Manifest, name: string, seen: Set<string>): ManifestChunk[] {
  const chunk = manifest[name]
  if (!chunk || seen.has(name)) return []
  seen.add(name)
  return [chunk, ...(chunk.imports ?? []).flatMap((each) => withImports(manifest, each, seen))]
}

/** Chunks and everything that they import at once, each once. */
function allWithImports(manifest: Manifest, names: readonly string[]): ManifestChunk[] {
  const seen = new Set<string>()
  return names.flatMap((name) => withImports(manifest, name, seen))
}

const bodyStart = '<div data-site'

/** @returns the texts of all inline style sheets, for their hashes */
export async function prerenderPages(options: Options): Promise<{ inlineStyles: string[] }> {
  const { outDir, serverEntry, starter, isIndexed, fonts, socialTags, structuredData, themeColour } = options
  const manifest = JSON.parse(await readFile(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest
  const { pages, render } = (await import(pathToFileURL(serverEntry).href)) as ServerBundle
  const inlineStyles: string[] = []

  for (const { path, page } of pages) {
    const source = join('app', page)
    if (!manifest[source]) throw new Error(`No chunk was built for the page at ${path}.`)
    const rendered = await render(path === '*' ? '/404' : path)
    const at = rendered.indexOf(bodyStart)
    if (at < 0) throw new Error(`${path}: the page does not begin with ${bodyStart}, so its head cannot be told from it.`)

    const chunks = allWithImports(manifest, ['app/entry.browser.tsx', source])
    // Parts of this page that come later are drawn already, so that their styles are needed now.
    const entry = new Set(allWithImports(manifest, ['app/entry.browser.tsx']))
    const own = (all: readonly ManifestChunk[]) => all.filter((chunk) => !entry.has(chunk))
    let later = own(allWithImports(manifest, [source]))
    for (let size = 0; size < later.length; ) {
      size = later.length
      later = [...new Set([...later, ...own(allWithImports(manifest, later.flatMap((c) => c.dynamicImports ?? [])))])]
    }
    const sheets = [...new Set([...chunks, ...later].flatMap((chunk) => chunk.css ?? []))]
    const style = (await Promise.all(sheets.map((file) => readFile(join(outDir, file), 'utf8')))).join('').replaceAll(/\n$/gm, '')
    inlineStyles.push(style)

    const html = `<!doctype html>
<html lang="en"${path === '*' ? ' data-page="not-found"' : ''} data-app="${chunks.map(({ file }) => `/${file}`).join(' ')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${rendered.slice(0, at)}
${socialTags(path)}
<meta name="theme-color" content="${themeColour.day}" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="${themeColour.evening}" media="(prefers-color-scheme: dark)">
${isIndexed && path !== '*' ? '' : '<meta name="robots" content="noindex">\n'}<script>${starter}</script>
${fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<style>${style}</style>
${
  // What is inlined is marked as there, so that no style sheet is asked for again with the code that it belongs to.
  sheets.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`).join('\n')
}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/icon-180.png">
<link rel="manifest" href="/manifest.webmanifest">
</head>
<body><div id="root">${rendered.slice(at)}</div>${structuredData(path, rendered.slice(at))}</body>
</html>
`
    const file = join(outDir, fileOf(path))
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, html)
  }
  return { inlineStyles }
}
