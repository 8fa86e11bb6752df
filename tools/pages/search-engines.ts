/** What search engines may list: nothing of a draft, nor of a site that has no address of its own yet. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pages } from '../../app/routes.ts'
import { isDraft } from './draft-band.ts'

export const isIndexed = (siteUrl: string): boolean => !isDraft() && !new URL(siteUrl).hostname.endsWith('.example')

export async function writeSitemap(outDir: string, siteUrl: string): Promise<void> {
  const urls = pages.flatMap(({ path }) => (path === '*' ? [] : `<url><loc>${siteUrl}${path}</loc></url>\n`))
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
  await writeFile(join(outDir, 'sitemap.xml'), `${head}${urls.join('')}</urlset>\n`)
  // Nothing is closed, also while every page says `noindex`: a crawler that may not fetch a page cannot read that.
  await writeFile(join(outDir, 'robots.txt'), `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
}
