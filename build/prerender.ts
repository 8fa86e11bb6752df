/** Turns the two bundles into pages: one flat, complete, styled HTML file for each route. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'postcss'
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

/** All chunks that others fetch by and by, and those that these fetch. */
function withDynamicImports(manifest: Manifest, chunks: readonly ManifestChunk[]): ManifestChunk[] {
  const seen = new Set<string>()
  const found: ManifestChunk[] = []
  for (const queue = [...chunks]; queue.length > 0; ) {
    const fetched = queue.pop()?.dynamicImports ?? []
    const more = fetched.flatMap((name) => withImports(manifest, name, seen))
    found.push(...more)
    queue.push(...more)
  }
  return found
}

const classesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(' '))

/** The rules of a style sheet that a page uses; none where it uses no class of it. Class names are unique among sheets. */
export function usedRules(sheet: string, html: string): string {
  const used = new Set(classesIn(html, / class="([^"]*)"/g))
  const uses = (text: string) => classesIn(text, /\.([a-z][\w-]*)/g).some((name) => used.has(name))
  if (!uses(sheet)) return ''
  const root = parse(sheet)
  root.walkRules((rule) => {
    if (rule.parent?.type === 'rule') return // it goes with the one around it
    const marks = classesIn(rule.selector, /\[(data-[\w-]+)/g)
    const isWanted = rule.selector.includes('.') ? uses(rule.selector) : marks.every((mark) => html.includes(` ${mark}`))
    if (!isWanted) rule.remove()
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString()
}

/** React's marks between texts are for what it brings to life; in what it leaves alone (Still.tsx) they only weigh. */
export function withoutMarks(rendered: string): string {
  let depth = 0
  let stillFrom = Infinity
  return rendered.replaceAll(/<div( data-still)?|<\/div>|<!-- -->/g, (tag, isStill?: string) => {
    if (tag === '<!-- -->') return depth < stillFrom ? tag : ''
    if (tag === '</div>') {
      if (depth === stillFrom) stillFrom = Infinity
      depth -= 1
    } else {
      depth += 1
      if (isStill) stillFrom = Math.min(stillFrom, depth)
    }
    return tag
  })
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
    const rendered = withoutMarks(await render(path === '*' ? '/404' : path))
    const at = rendered.indexOf(bodyStart)
    if (at < 0) throw new Error(`${path}: the page does not begin with ${bodyStart}, so its head cannot be told from it.`)

    const chunks = allWithImports(manifest, ['app/entry.browser.tsx', source])
    // What only stands there has its code elsewhere, and parts that come later have theirs: their styles are needed now.
    const drawn = allWithImports(manifest, [source.replace(/Page\.tsx$/, 'Still.tsx'), 'app/site/ShellStill.tsx'])
    const later = withDynamicImports(manifest, [...chunks, ...drawn])
    const sheets: string[] = []
    let style = ''
    for (const file of new Set([...chunks, ...drawn, ...later].flatMap((chunk) => chunk.css ?? []))) {
      const sheet = (await readFile(join(outDir, file), 'utf8')).trim()
      const wanted = chunks.some(({ css }) => css?.includes(file)) ? sheet : usedRules(sheet, rendered)
      style += wanted
      // One that is here in part comes with the code that it belongs to.
      if (wanted === sheet) sheets.push(file)
    }
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
