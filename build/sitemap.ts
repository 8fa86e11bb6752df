/** Writes `/sitemap.xml`, with the day on which each page last changed, and `/robots.txt`. */
import { execFile } from 'node:child_process'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { pages } from '../app/routes.ts'

const run = promisify(execFile)

async function git(root: string, ...args: string[]): Promise<string | undefined> {
  try {
    return (await run('git', args, { cwd: root })).stdout.trimEnd()
  } catch {
    return undefined
  }
}

/**
 * What a page's words and looks are made of: the folder of the page, and the content that its files import. Header,
 * footer and shared parts are left out: a new icon is no news of a page.
 */
export async function sourcesOf(root: string, page: string): Promise<string[]> {
  const folder = join('app', dirname(page))
  const names = (await readdir(join(root, folder))).filter((name) => !/\.test\.tsx?$/.test(name))
  const files = names.map((name) => join(folder, name)).toSorted()
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/'[./]+\/(content\/[\w-]+\.yaml)'/g)].map((match) => match[1] ?? ''),
  )
  // The words of the interface are everywhere, and are no page's own.
  const content = [...new Set(imported)].filter((name) => name !== 'content/ui.yaml').toSorted()
  return [...files, ...content]
}

async function newest(root: string, files: string[]): Promise<Date | undefined> {
  const found = await Promise.all(files.map((file) => stat(join(root, file)).catch(() => undefined)))
  const times = found.flatMap((each) => (each ? [each.mtimeMs] : []))
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}

/**
 * When one of the files last changed: by the time of its file where it is not committed as it is, otherwise by the
 * commit. Outside of a checkout the times of the files are all there is. In a shallow checkout nothing is known:
 * every file seems as new as the last commit, and search engines stop to believe a site whose dates are wrong.
 */
export async function changedOn(root: string, files: string[]): Promise<Date | undefined> {
  const isShallow = await git(root, 'rev-parse', '--is-shallow-repository')
  if (isShallow === undefined) return newest(root, files)
  const asLines = ['--porcelain', '-z', '--untracked-files=all', '--no-renames']
  const touched = await git(root, 'status', ...asLines, '--', ...files)
  if (touched) {
    const names = touched.split('\0').flatMap((line) => (line.length > 3 ? [line.slice(3)] : []))
    const changed = files.filter((file) => names.some((name) => name.endsWith(file.replaceAll('\\', '/'))))
    return (await newest(root, changed)) ?? new Date()
  }
  if (isShallow === 'true') return undefined
  const date = await git(root, 'log', '-1', '--format=%cI', '--', ...files)
  return date ? new Date(date) : newest(root, files)
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The sitemap of pages by their whole address; a page whose date is not known is told without one. */
export function sitemap(entries: { address: string; changed: Date | undefined }[]): string {
  const urls = entries.map(({ address, changed }) => {
    const date = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : ''
    return `<url><loc>${escaped(address)}</loc>${date}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/**
 * Nothing is closed to crawlers, also while the site has no real address and every page says `noindex`: who may not
 * fetch a page cannot read that, and lists its bare address once somebody links to it.
 */
export function robots(siteUrl: string): string {
  return `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`
}

type Options = { root: string; outDir: string; siteUrl: string }

export async function writeSitemap({ root, outDir, siteUrl }: Options): Promise<void> {
  const listed = pages.filter(({ path }) => path !== '*')
  const entries = listed.map(async ({ path, page }) => ({
    address: `${siteUrl}${path}`,
    changed: await changedOn(root, await sourcesOf(root, page)),
  }))
  await writeFile(join(outDir, 'sitemap.xml'), sitemap(await Promise.all(entries)))
  await writeFile(join(outDir, 'robots.txt'), robots(siteUrl))
}
