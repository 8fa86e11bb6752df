import { describe, expect, test } from 'vitest'
import { paths } from '../../lib/paths.ts'
import { telLink } from '../../lib/phone.ts'
import { plainText } from '../../lib/text.ts'
import { builtFile, builtPage, content, pageFiles, pagePaths, textOf } from './built-pages.ts'

const { site, ui, accommodations, enjoyments, home } = content

describe.each(pagePaths)('%s', (path) => {
  const page = builtPage(path)

  test('D4 the header leads to the four pages and to booking', () => {
    const links = page.querySelectorAll('header nav a').map((link) => [textOf(link), link.getAttribute('href')])
    for (const { to, label } of site.navigation) expect(links).toContainEqual([label, paths[to]])
    const book = page.querySelectorAll('header a').filter((link) => textOf(link) === ui.bookNow)
    expect(book.length).toBeGreaterThan(0)
    expect(book.every((link) => link.getAttribute('href')?.endsWith('#message'))).toBe(true)
  })

  test('D5 the menu calls first: nothing else on a phone’s first screen does', () => {
    const [first] = page.querySelectorAll('header details nav a')
    expect(first?.getAttribute('href')).toBe(telLink(site.phone))
  })

  test('R4 a notice stands under the header with all its words while there is one; without one the page knows of none', () => {
    const { notice } = site
    const band = page.querySelector('header + aside')
    if (notice) expect(textOf(band)).toContain(plainText(notice.text))
    else expect(builtFile(pageFiles[path]).toString()).not.toContain('no-notice')
    expect(band !== null).toBe(notice !== null)
  })

  test('the header marks the page that is shown, and no other', () => {
    const current = page.querySelectorAll('header nav a[aria-current=page]').map((link) => link.getAttribute('href'))
    expect(new Set(current)).toEqual(new Set(path === '/' || path === '/404' ? [] : [path]))
  })

  test('Safari on iPhones leaves the text as large as it is', () => {
    const styles = page.querySelectorAll('style').map((style) => style.text)
    expect(styles.join('\n')).toContain('-webkit-text-size-adjust:')
  })

  test('no style asks the root element what it holds, which costs a look at every element at each press and letter', () => {
    const styles = page
      .querySelectorAll('style')
      .map((style) => style.text)
      .join('\n')
    expect(styles).toContain(':root')
    expect(styles).not.toMatch(/(?:^|[\s,{}])(?::root|html|body)[^\s,{]*:has\(/)
  })

  test('no script that a page needs starts the language data of the browser, which takes a slow telephone 70 ms', () => {
    const scripts = page.querySelector('html')?.getAttribute('data-app')?.split(' ') ?? []
    expect(scripts.length).toBeGreaterThan(3)
    for (const script of scripts)
      expect(builtFile(script).toString(), script).not.toMatch(/\bIntl\.|\.toLocale\w*String/)
  })

  test('F1 the footer has blurb, quick links, contact, newsletter, two social links and the year', () => {
    const footer = page.querySelector('footer')
    const text = textOf(footer)
    expect(text).toContain(plainText(site.footer.blurb))
    expect(text).toContain(`${site.copyrightYear}`)
    const hrefs = footer?.querySelectorAll('a').map((link) => link.getAttribute('href')) ?? []
    expect(hrefs).toEqual(expect.arrayContaining(site.footer.links.map(({ to }) => paths[to])))
    for (const { name, url } of site.social) {
      const link = footer?.querySelectorAll('a').find((each) => each.getAttribute('href') === url)
      expect(link?.getAttribute('aria-label')).toBe(name)
    }
    const { newsletter } = site.footer
    expect(footer?.querySelectorAll('input[type=email]')).toHaveLength(newsletter ? 1 : 0)
    if (newsletter) expect(footer?.querySelectorAll('button').map(textOf)).toContain(newsletter.button)
  })

  test('every booking button is a real link to the contact section', () => {
    const words = [
      ui.bookNow,
      home.hero.bookLabel,
      accommodations.bookLabel,
      accommodations.compare.bookLabel,
      enjoyments.bookLabel,
    ]
    const links = page.querySelectorAll('a').filter((link) => words.includes(textOf(link)))
    expect(links.length).toBeGreaterThan(1)
    for (const link of links) expect(link.getAttribute('href')).toMatch(/^\/\?subject=booking-request.*#message$/)
  })
})
