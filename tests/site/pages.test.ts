/** What links, pictures and scripts of the built pages hold; sound HTML is the matter of `html.test.ts`. */
import { describe, expect, test } from 'vitest'
import { builtPage, content, isBuilt, pagePaths, type PagePath } from './built-pages.ts'

const { siteUrl } = content.site

/** Where an internal link leads: the page, and the fragment in it. */
function internal(href: string, from: PagePath): { path: string; fragment: string } | undefined {
  if (/^(?:[a-z]+:|\/\/)/i.test(href)) return undefined
  const { pathname, hash } = new URL(href, `http://site.test${from === '/404' ? '/404' : from}`)
  return { path: pathname, fragment: decodeURIComponent(hash.slice(1)) }
}

describe.each(pagePaths)('%s', (path) => {
  const page = builtPage(path)

  test('is kept from search engines while the site has no real address', () => {
    const robots = page.querySelector('meta[name=robots]')?.getAttribute('content')
    expect(robots).toBe(path === '/404' || siteUrl.endsWith('.example') ? 'noindex' : undefined)
  })

  test('links only to pages and fragments that exist', () => {
    const broken = page.querySelectorAll('a[href]').flatMap((link) => {
      const href = link.getAttribute('href') ?? ''
      const target = internal(href, path)
      if (!target) return []
      if (!(pagePaths as string[]).includes(target.path)) return isBuilt(target.path) ? [] : [href]
      const there = target.path === path ? page : builtPage(target.path as PagePath)
      return target.fragment === '' || there.getElementById(target.fragment) ? [] : [href]
    })
    expect(broken).toEqual([])
  })

  test('has the rule for the focal point of each of its pictures', () => {
    const styles = page
      .querySelectorAll('style')
      .map((style) => style.text)
      .join('')
    const points = page.querySelectorAll('img').flatMap((picture) => picture.classNames.match(/focus-\d+-\d+/) ?? [])
    expect(points.length).toBeGreaterThan(0)
    for (const point of points) expect(styles).toContain(`.${point}{object-position:`)
  })

  test('gives every picture its width, height and files that exist', () => {
    const pictures = page.querySelectorAll('img')
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) {
      expect(Number(picture.getAttribute('width')), picture.outerHTML).toBeGreaterThan(0)
      expect(Number(picture.getAttribute('height')), picture.outerHTML).toBeGreaterThan(0)
    }
    const versions = page
      .querySelectorAll('img, source, link[rel=preload][as=image]')
      .flatMap((element) => [
        element.getAttribute('srcset'),
        element.getAttribute('srcSet'),
        element.getAttribute('imageSrcSet'),
      ])
      .flatMap((srcset) => srcset?.split(', ') ?? [])
      .map((version) => version.split(' ')[0] ?? '')
    expect(versions.length).toBeGreaterThan(0)
    expect(versions.filter((address) => !isBuilt(address))).toEqual([])
  })

  test('holds no style attribute, no inline handler, and asks for no script before it has loaded', () => {
    expect(page.querySelectorAll('[style]')).toHaveLength(0)
    expect(page.querySelectorAll('script[src], link[rel=modulepreload]')).toHaveLength(0)
    const handlers = page
      .querySelectorAll('*')
      .flatMap((element) => Object.keys(element.attributes).filter((name) => /^on/i.test(name)))
    expect(handlers).toEqual([])
  })
})
