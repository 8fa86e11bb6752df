/** Writes `/sitemap.xml` and `/robots.txt`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pages } from '../../app/routes.ts'

export async function writeSitemap({ outDir, siteUrl }: { outDir: string; siteUrl: string }): Promise<void> {
  const urls = pages.flatMap(({ path }) => (path === '*' ? [] : `<url><loc>${siteUrl}${path}</loc></url>\n`))
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
  await writeFile(join(outDir, 'sitemap.xml'), `${head}${urls.join('')}</urlset>\n`)
  // Nothing is closed, also while every page says `noindex`: a crawler that may not fetch a page cannot read that.
  await writeFile(join(outDir, 'robots.txt'), `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
}
