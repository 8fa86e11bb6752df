/** Writes `/sitemap.xml`, with the day on which each page last changed, and `/robots.txt`. */
import { execFile } from 'node:child_process'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { pages } from '../../app/routes.ts'

const run = promisify(execFile)

async function git(root: string, ...args: string[]): Promise<string | undefined> {
  try {
    return (await run('git', args, { cwd: root })).stdout.trimEnd()
  } catch {
    return undefined
  }
}

/**
 * The sources of a page: its folder, and the content that its files import. Header, footer and shared components are
 * left out, because a change there does not change what the page says.
 */
export async function sourcesOf(root: string, page: string): Promise<string[]> {
  const folder = join('app', dirname(page))
  const names = (await readdir(join(root, folder))).filter((name) => !/\.test\.tsx?$/.test(name))
  const files = names.map((name) => join(folder, name)).toSorted()
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  const imported = texts.flatMap((text) =>
    [...text.matchAll(/'[./]+\/(content\/[\w-]+\.yaml)'/g)].map((match) => match[1] ?? ''),
  )
  // ui.yaml is imported everywhere and belongs to no page.
  const content = [...new Set(imported)].filter((name) => name !== 'content/ui.yaml').toSorted()
  return [...files, ...content]
}

async function newest(root: string, files: string[]): Promise<Date | undefined> {
  const found = await Promise.all(files.map((file) => stat(join(root, file)).catch(() => undefined)))
  const times = found.flatMap((each) => (each ? [each.mtimeMs] : []))
  return times.length > 0 ? new Date(Math.max(...times)) : undefined
}

/**
 * When one of the files last changed: for a file with uncommitted changes its modification time, otherwise the time of
 * its last commit. Outside of a checkout modification times are used for all. In a shallow checkout the answer is
 * undefined: every file would seem as new as the last commit, and search engines stop trusting a sitemap with wrong
 * dates.
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

/** The sitemap, from the full addresses of the pages; a page whose date is not known has none in it. */
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
 * Allows crawlers everything, also while every page says `noindex`: a crawler that may not fetch a page cannot read
 * that, and lists its address once somebody links to it.
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
