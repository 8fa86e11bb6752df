import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageAt, storedAnswer } from './stored-site.ts'

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
