/** What the built pages hold, and what screen readers say of them. */
import { HtmlValidate } from 'html-validate/node'
import { NodeType, type HTMLElement, type Node } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { escapeRegExp } from '../../lib/text.ts'
import { staysInCalendar } from '../../tools/calendars/refresh-taken.ts'
import { markedWords } from '../../tools/content/foreign-words.ts'
import { walkTexts } from '../../tools/content/walk.ts'
import { mostBytes } from '../../tools/pages/social-cards.ts'
import { root } from '../../tools/root.ts'
import { builtFile, builtPage, content, heardIn, isBuilt, pageFiles, pagePaths, type PagePath } from './built-pages.ts'

const { siteUrl } = content.site

/** Rules are disabled where React writes differently, or where they are a matter of taste. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-implicit-input-type': 'off',
    'tel-non-breaking': 'off',
    'void-style': 'off',
  },
})

const texts: string[] = []
walkTexts(content, (text) => texts.push(text))
const marked = markedWords(texts)
const inItsLanguage = `[lang=${content.site.markedLanguage}]`

function textNodes(node: Node): Node[] {
  if (node.nodeType === NodeType.TEXT_NODE) return [node]
  const isRead = !/^(?:script|style|head)$/i.test((node as HTMLElement).rawTagName ?? '')
  return isRead ? node.childNodes.flatMap(textNodes) : []
}

/** Ranges and signs that are read as "four eight", "slash night", "twenty-four slash seven", "six point two zero". */
const misread = /\S*(?:\b\d+ h \d\d\b|[\d½][–-][\d½]|\d [AP]M – |\/night|24\/7|\b\d{1,2}\.\d\d [ap]m\b)\S*/gi

describe.each(pagePaths)('%s', (path) => {
  const page = builtPage(path)
  const sheets = page.querySelectorAll('style').map(({ text }) => text)
  const styles = sheets.join('\n')

  test('is kept from search engines while the site has no real address', () => {
    const robots = page.querySelector('meta[name=robots]')?.getAttribute('content')
    expect(robots).toBe(path === '/404' || siteUrl.endsWith('.example') ? 'noindex' : undefined)
  })

  test('links only to pages, fragments, icons and other files that exist', () => {
    const broken = page.querySelectorAll('a[href], link[href]').flatMap((link) => {
      const href = link.getAttribute('href') ?? ''
      const { host, pathname, hash } = new URL(href, `http://site.test${path}`)
      if (host !== 'site.test') return []
      if (!(pagePaths as string[]).includes(pathname)) return isBuilt(pathname) ? [] : [href]
      return hash === '' || builtPage(pathname as PagePath).getElementById(hash.slice(1)) ? [] : [href]
    })
    expect(broken).toEqual([])
  })

  test('its header marks the link to itself, and no other', () => {
    const links = (which: string) => page.querySelectorAll(`header nav a${which}`).map(String)
    expect(links('[aria-current=page]')).toEqual(links(`[href="${path}"]`))
  })

  test('gives every picture its width, height, focal point and files that exist', () => {
    const pictures = page.querySelectorAll('img')
    expect(pictures.length).toBeGreaterThan(0)
    for (const picture of pictures) {
      expect(Number(picture.getAttribute('width')), picture.outerHTML).toBeGreaterThan(0)
      expect(Number(picture.getAttribute('height')), picture.outerHTML).toBeGreaterThan(0)
      for (const [name] of picture.outerHTML.matchAll(/focus-\d+-\d+/g))
        expect(styles, name).toMatch(new RegExp(`\\.${name}[,{]`))
    }
    const versions = page
      .querySelectorAll('img, source, link[rel=preload][as=image]')
      .flatMap((element) => (element.getAttribute('srcset') ?? element.getAttribute('imagesrcset'))?.split(', ') ?? [])
      .map((version) => version.split(' ')[0] ?? '')
    expect(versions.length).toBeGreaterThan(0)
    expect(versions.filter((address) => !isBuilt(address))).toEqual([])
  })

  test('Safari on iPhones leaves the text as large as it is', () => {
    expect(styles).toContain('-webkit-text-size-adjust:')
  })

  test('no style asks the root element what it holds, which costs a look at every element at each press and letter', () => {
    expect(styles).toContain(':root')
    expect(styles).not.toMatch(/(?:^|[\s,{}])(?::root|html|body)[^\s,{]*:has\(/)
  })

  test('no script that a page needs starts the language data of the browser, which takes a slow telephone 70 ms', () => {
    const scripts = page.querySelector('html')?.getAttribute('data-app')?.split(' ') ?? []
    expect(scripts.length).toBeGreaterThan(3)
    for (const script of scripts)
      expect(builtFile(script).toString(), script).not.toMatch(/\bIntl\.(?!PluralRules)|\.toLocale\w*String/)
  })

  test('is sound HTML', async () => {
    const { results } = await validator.validateString(builtFile(pageFiles[path]).toString())
    const messages = results.flatMap((result) => result.messages)
    expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`)).toEqual([])
  })

  test('Cloudflare is asked to leave every e-mail address as it is', () => {
    const others = builtFile(pageFiles[path])
      .toString()
      .replaceAll(/<!--email_off-->.*?<!--\/email_off-->|<(script|style)>.*?<\/\1>|<script .*?<\/script>/gs, '')
    expect(others).toContain('<body></body>')
    expect(others).not.toMatch(/mailto:|\w@\w/)
  })

  test('every word of another language is said to be of that language', () => {
    const isMarked = (text: string) =>
      marked.some((words) => new RegExp(String.raw`(?<!\p{L})${escapeRegExp(words)}(?!\p{L})`, 'iu').test(text))
    const bare = textNodes(page).filter(({ text, parentNode }) => isMarked(text) && !parentNode?.closest(inItsLanguage))
    expect(bare.map(({ text }) => text)).toEqual([])
  })

  test('times, ranges and prices are heard in words', () => {
    expect(heardIn(page).match(misread) ?? []).toEqual([])
  })
})

test.each(pagePaths.filter((path) => path !== '/404'))('a link to %s shows a card that every network takes', (path) => {
  const card = builtPage(path).querySelector('meta[property="og:image"]')?.getAttribute('content') ?? ''
  expect(builtFile(new URL(card).pathname).length).toBeLessThanOrEqual(mostBytes)
})

test('T3: each stay whose nights are known has a calendar, no other has', () => {
  const shown = builtPage('/accommodations').querySelectorAll('[data-nights-of]')
  expect(shown.map((each) => each.getAttribute('data-nights-of'))).toEqual(staysInCalendar(root, content) ?? [])
})
