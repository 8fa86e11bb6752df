import { expect, test } from 'vitest'
import { soundContent } from '../../tests/content/content-copy.ts'
import { structuredData } from './structured-data.ts'

const card = { src: '/cards/here.0123abcd.jpg', width: 1200, height: 630, alt: 'Here' }
const content = soundContent()
const dataOf = (path: string, of = content) => structuredData(of, path, card, ({ key }) => `/pictures/${key}.webp`)

test('a page without an address of its own has no data block', () => {
  expect(dataOf('*')).toBe('')
})

test('a room has the first picture of its stay', () => {
  for (const { pictures } of content.accommodations.stays) {
    expect(dataOf('/accommodations')).toContain(`/pictures/${pictures[0]?.picture.key}.webp`)
  }
})

test('the founding year is left out where no page names it', () => {
  const footer = { ...content.site.footer, blurb: 'A garden.' }
  expect(dataOf('/', { ...content, site: { ...content.site, footer } })).not.toContain('foundingDate')
})
