/** Small files beside the pages: for search engines, and for installing the site. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pages } from '../../app/routes.ts'
import { isDraft } from './draft-band.ts'

/** Nothing of a draft may be listed, nor of a site that has no address of its own yet. */
export const isIndexed = (siteUrl: string): boolean => !isDraft() && !new URL(siteUrl).hostname.endsWith('.example')

export async function writeSitemap(outDir: string, siteUrl: string): Promise<void> {
  const urls = pages.flatMap(({ path }) => (path === '*' ? [] : `<url><loc>${siteUrl}${path}</loc></url>\n`))
  const head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
  await writeFile(join(outDir, 'sitemap.xml'), `${head}${urls.join('')}</urlset>\n`)
  // Nothing is closed, also while every page says `noindex`: a crawler that may not fetch a page cannot read that.
  await writeFile(join(outDir, 'robots.txt'), `User-agent: *\nDisallow:\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
}

/** The icons have margin enough to serve both masked and whole. */
export function webManifest({ name, description, colour }: { name: string; description: string; colour: string }) {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name,
    // Phones show about twelve letters below an icon and cut off longer names.
    short_name: name.length <= 12 ? name : (name.split(' ')[0] ?? name),
    description,
    lang: 'en',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: colour,
    background_color: colour,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  }
}
