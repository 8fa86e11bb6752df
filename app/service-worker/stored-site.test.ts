import { expect, test } from 'vitest'
import { nearestWidth, pageAt, storedAnswer } from './stored-site.ts'

const pages = ['/', '/location', '/about-us']

test.each([
  ['/', '/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/location', '/location'],
  ['/location/', '/location'],
  ['/location.html', '/location'],
  ['/loc%61tion', '/location'],
  ['/Location', undefined],
  ['/location/more', undefined],
  ['/404', undefined],
  ['//', undefined],
  ['/%', undefined],
  ['/location%2f..', undefined],
  ['/assets/x.js', undefined],
])('%s is the page %s', (path, page) => expect(pageAt(path, pages)).toBe(page))

const site = { pages: { '/': 'home', '/location': 'guide' }, notFound: 'oops' }
const answer = (address: string) => {
  const url = new URL(address, 'https://mauahillhouse.example')
  return storedAnswer(site, pageAt(url.pathname, pages), url)
}

test.each([
  ['/', 200, 'home'],
  ['/?subject=feedback', 200, 'home'],
  ['/location?a=b&c#d', 200, 'guide'],
  ['/nowhere?x=1', 404, 'oops'],
])('N1 a stored answer to %s has the status %i', async (address, status, html) => {
  const response = answer(address)
  expect([response.status, await response.text()]).toEqual([status, html])
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
})

test('a stored answer to another spelling leads to the page, with its query', () => {
  const response = answer('/location.html?x=1')
  expect(response.status).toBe(302)
  expect(response.headers.get('Location')).toBe('https://mauahillhouse.example/location?x=1')
})

const address = (picture: string, width: number, type = 'avif') =>
  `https://mauahillhouse.example/pictures/${picture}-${width}.${type}`
const rose = [address('rose.1a-320', 480), address('rose.1a', 320), address('rose.1a', 800, 'webp')]
const noon = [address('noon.1a', 320), address('noon.1a', 800), address('rose.2b', 640)]
const scene = [['day', 'noon']]

test.each([
  ['the nearest width', address('rose.1a', 640), rose, [], address('rose.1a', 800, 'webp')],
  ['a smaller one', address('rose.1a', 240), rose, [], address('rose.1a', 320)],
  ['the wider of two', address('rose.1a', 560), rose, [], address('rose.1a', 800, 'webp')],
  ['no other picture', address('rose.3c', 640), rose, [], undefined],
  ['the same scene in another light', address('day.3c', 640), noon, scene, address('noon.1a', 800)],
  ['its own rather', address('day.3c', 640), [...noon, address('day.3c', 320)], scene, address('day.3c', 320)],
  ['nothing for other files', 'https://mauahillhouse.example/assets/a-1.js', [address('a.1a', 1)], [], undefined],
])('a picture that is not stored is replaced by %s', (_, asked, stored, sameScene, found) => {
  expect(nearestWidth(asked, stored, sameScene)).toBe(found)
})
