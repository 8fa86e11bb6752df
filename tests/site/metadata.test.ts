/** What search engines, messengers and browsers read of the built site; heads are in the snapshots of `tests/guest/`. */
import { expect, test } from 'vitest'
import { formatTime } from '../../lib/hours.ts'
import { formatPhone } from '../../lib/phone.ts'
import { usd } from '../../lib/prices.ts'
import { builtPage, content, pagePaths, type PagePath } from './built-pages.ts'

const { site } = content
const addresses = pagePaths.filter((path) => path !== '/404')

function dataOf(path: PagePath): unknown {
  const blocks = builtPage(path).querySelectorAll('script[type="application/ld+json"]')
  expect(blocks).toHaveLength(1)
  return (JSON.parse(blocks[0]!.text) as { '@graph': unknown[] })['@graph']
}

/** The text of a page as its readers get it. */
function textOn(path: PagePath): string {
  const body = builtPage(path).querySelector('body')!
  for (const silent of body.querySelectorAll('script, style, template')) silent.remove()
  return body.text.replaceAll(/\s+/g, ' ')
}

/** Said by words of schema.org, by signs or by the order of a list: `tests/guest/` compares them with those of before. */
const implied =
  /^(?:@type|contactType|dayOfWeek|addressCountry|priceCurrency|unitText|valid(?:From|Through)|position|value|latitude|longitude|businessFunction)$/

/** Whether a value is on the page, as the page writes it. Addresses are compared with those of before as well. */
function isShown(key: string, value: unknown, text: string): boolean {
  const said = String(value)
  if (/^https:|@/.test(said)) return true
  if (/^\d\d:\d\d$/.test(said)) return text.includes(formatTime(said))
  if (key === 'telephone') return text.includes(formatPhone(said, site.place.telephone))
  if (/price$/i.test(key)) return text.includes(usd(Number(said)))
  const parts = /^(?:priceRange|paymentAccepted)$/.test(key) ? said.split(/–|, /) : [said]
  return parts.every((part) => text.includes(part))
}

function unseen(value: unknown, text: string, key = ''): string[] {
  if (implied.test(key)) return []
  if (Array.isArray(value)) return value.flatMap((each) => unseen(each, text, key))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, each]) => unseen(each, text, name))
  return isShown(key, value, text) ? [] : [`${key}: ${String(value)}`]
}

test.each(addresses)('F3 structured data of %s holds nothing that the page does not show', (path) => {
  expect(unseen(dataOf(path), textOn(path))).toEqual([])
})
