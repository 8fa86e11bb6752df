import fc from 'fast-check'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { drawPlaceholder, nearestWidth, pageAt, pictureKey, storedAnswer } from './stored-site.ts'

const pages = ['/', '/location', '/about-us']

describe('pageAt', () => {
  test.each([
    ['/', '/'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/location', '/location'],
    ['/location/', '/location'],
    ['/location.html', '/location'],
    ['/loc%61tion', '/location'],
    ['/about-us', '/about-us'],
  ])('%s is the page %s', (path, page) => expect(pageAt(path, pages)).toBe(page))

  test.each(['/Location', '/location/more', '/nowhere', '/404', '//', '/%', '/location%2f..', '/assets/x.js'])(
    '%s is no page',
    (path) => expect(pageAt(path, pages)).toBeUndefined(),
  )

  test('whatever the path, the answer is one of the pages or none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const page = pageAt(`/${text}`, pages)
        expect(page === undefined || pages.includes(page)).toBe(true)
      }),
    )
  })
})

describe('storedAnswer', () => {
  const site = { pages: { '/': 'home', '/location': 'guide' }, notFound: 'oops' }
  const answer = (address: string) => {
    const url = new URL(address, 'https://mauahillhouse.example')
    return storedAnswer(site, pageAt(url.pathname, pages), url)
  }

  test('a page, whatever the query', async () => {
    for (const [address, html] of [
      ['/', 'home'],
      ['/?subject=feedback', 'home'],
      ['/location?a=b&c#d', 'guide'],
    ] as const) {
      const response = answer(address)
      expect([response.status, await response.text()]).toEqual([200, html])
      expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    }
  })

  test('N1 the 404 page with status 404 for an unknown path', async () => {
    const response = answer('/nowhere?x=1')
    expect([response.status, response.statusText, await response.text()]).toEqual([404, 'Not Found', 'oops'])
  })

  test('another spelling leads to the page, with its query', () => {
    const response = answer('/location.html?x=1')
    expect(response.status).toBe(302)
    expect(response.headers.get('Location')).toBe('https://mauahillhouse.example/location?x=1')
  })
})

const address = (picture: string, width: number, type = 'avif') =>
  `https://mauahillhouse.example/pictures/${picture}-${width}.${type}`

describe('nearestWidth', () => {
  test('finds the nearest width of the same picture', () => {
    const stored = [
      address('rose.1a-320', 480),
      address('rose.1a', 320),
      address('rose.1a', 800, 'webp'),
      address('rose.2b', 640),
    ]
    expect(nearestWidth(address('rose.1a', 640), stored)).toBe(address('rose.1a', 800, 'webp'))
    expect(nearestWidth(address('rose.1a', 240), stored)).toBe(address('rose.1a', 320))
    expect(nearestWidth(address('rose.3c', 640), stored)).toBeUndefined()
  })

  test('prefers the wider of two that are equally near', () => {
    expect(nearestWidth(address('rose.1a', 400), [address('rose.1a', 320), address('rose.1a', 480)])).toBe(
      address('rose.1a', 480),
    )
  })

  test('finds the same view in another light where the picture itself is not stored', () => {
    const scene = ['day', 'noon']
    const stored = [address('noon.1a', 320), address('noon.1a', 800), address('rose.2b', 640)]
    expect(nearestWidth(address('day.3c', 640), stored, scene)).toBe(address('noon.1a', 800))
    expect(nearestWidth(address('day.3c', 640), [...stored, address('day.3c', 320)], scene)).toBe(
      address('day.3c', 320),
    )
    expect(nearestWidth(address('lake.4d', 640), stored, [])).toBeUndefined()
  })

  test('knows nothing of other files', () => {
    expect(nearestWidth('https://mauahillhouse.example/assets/a-1.js', [address('a', 1)])).toBeUndefined()
  })

  test('a width that is stored is found itself', () => {
    const widths = fc.uniqueArray(fc.integer({ min: 1, max: 4000 }), { minLength: 1 })
    fc.assert(
      fc.property(widths, fc.nat(), (all, at) => {
        const asked = address('rose.1a', all[at % all.length]!)
        expect(
          nearestWidth(
            asked,
            all.map((width) => address('rose.1a', width)),
          ),
        ).toBe(asked)
      }),
    )
  })
})

test.each([
  ['/pictures/rose-garden.1a2b3c4d-480.avif', 'rose-garden'],
  ['/pictures/hero-wide.1a2b3c4d-2560.webp', 'hero-wide'],
  ['/pictures/', ''],
])('%s is a version of "%s"', (path, key) => expect(pictureKey(path)).toBe(key))

const groundOf = (drawing: string) => parse(drawing).querySelector('rect')?.getAttribute('fill')

test('a placeholder has the colour of its picture, or a translucent tint', () => {
  expect(groundOf(drawPlaceholder('#14464f'))).toBe('#14464f')
  expect(groundOf(drawPlaceholder(undefined))).toMatch(/^#[0-9a-f]{6}[0-7][0-9a-f]$/)
})

test('a placeholder has no proportions, so that nothing moves', () => {
  const { attributes } = parse(drawPlaceholder(undefined)).querySelector('svg')!
  expect(Object.keys(attributes)).toEqual(['xmlns'])
})
