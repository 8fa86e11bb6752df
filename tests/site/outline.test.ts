import { expect, test } from 'vitest'
import { builtPage, pagePaths } from './built-pages.ts'

for (const path of pagePaths) {
  test(`${path} has one first heading, and leaves out no rank`, () => {
    const ranks = builtPage(path)
      .querySelectorAll('h1, h2, h3, h4, h5, h6')
      .map(({ rawTagName }) => Number(rawTagName[1]))
    expect(ranks.filter((rank) => rank === 1)).toHaveLength(1)
    expect(ranks[0]).toBe(1)
    for (const [at, rank] of ranks.entries()) expect(rank - (ranks[at - 1] ?? 0)).toBeLessThanOrEqual(1)
  })
}

test('3.2.6 help stands in the same order in the same places of every page', () => {
  const ways = /^(?:tel:|mailto:|https:\/\/wa\.me\/|\/\?subject=|#contact|\/#contact)/
  const helpOn = (path: (typeof pagePaths)[number]) =>
    ['header', 'footer', 'aside'].map((place) =>
      builtPage(path)
        .querySelectorAll(`body ${place} a[href]`)
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => ways.test(href)),
    )
  const atHome = helpOn('/')
  for (const links of atHome) expect(links.length).toBeGreaterThan(0)
  for (const path of pagePaths) expect(helpOn(path), path).toEqual(atHome)
})
