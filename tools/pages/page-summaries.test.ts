import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { PictureChoice } from '../../content/fields.ts'
import { socialTags } from './page-summaries.ts'

const card = { src: '/cards/here.0123abcd.jpg', width: 1200, height: 630, alt: 'Alt "quoted" & <odd>' }
const page = {
  path: '/here',
  slug: 'here',
  label: 'Here',
  head: { title: 'Title "quoted" & <odd>', description: 'Description' },
  heading: 'Heading',
  picture: new PictureChoice({ key: 'rose-garden', focus: { x: 50, y: 50 } }),
  ink: 'claret' as const,
}

test('addresses are whole, and texts come out as they went in', () => {
  const tags = parse(
    socialTags({ siteUrl: 'https://resort.example', name: 'Resort', place: { countryCode: 'KE' } }, page, card),
  )
  const content = (name: string) =>
    tags.querySelector(`meta[property="og:${name}"], meta[name="${name}"]`)?.getAttribute('content')
  expect(content('url')).toBe('https://resort.example/here')
  expect(content('image')).toBe('https://resort.example/cards/here.0123abcd.jpg')
  expect(content('locale')).toBe('en_KE')
  expect(content('title')).toBe(page.head.title)
  expect(content('image:alt')).toBe(card.alt)
  expect(content('twitter:image:alt')).toBe(card.alt)
  expect(content('twitter:card')).toBe('summary_large_image')
  expect(tags.querySelectorAll('*').every(({ rawTagName }) => rawTagName === 'meta')).toBe(true)
})
