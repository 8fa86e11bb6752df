/**
 * What another resort's pages say. It runs in the copy that `tests/resorts/build.ts` makes, together with the tests of
 * `tests/site/`: `content` is that of the coast there, and `first` that of the project from which the copy was made.
 */
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { getTimes } from 'suncalc'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { formatPhone } from '../../../lib/phone.ts'
import { escapeRegExp } from '../../../lib/text.ts'
import { takenFileName } from '../../../lib/taken.ts'
import { addressesFile } from '../../../tools/calendars/addresses.ts'
import { secrets } from '../../../tools/calendars/sample-feeds.ts'
import { loadContent } from '../../../tools/content/load.ts'
import { readMap } from '../../../tools/map.ts'
import { builtPage, content, dist, pagePaths, textOf } from '../../site/built-pages.ts'

const original = join(import.meta.dirname, '../../../../..')
const first = loadContent(original).content
if (!first) throw new Error('The content of the first resort has problems: npm run check tells them.')
const { accommodations, about, location, site, ui } = content

/** Pages get the clock in place of the name of its zone. */
const zoneOf = (root: string) =>
  (parse(readFileSync(join(root, 'content/site.yaml'), 'utf8')) as { place: { timeZone: string } }).place.timeZone

const { map } = readMap(original)

const idsAndNames = (entries: readonly { id: string; name: string }[]) => entries.flatMap(({ id, name }) => [id, name])
const degrees = ({ lat, lon }: { lat: number; lon: number }) => [String(lat), String(lon)]

/** What belongs to the first resort, in the words of its own files. */
const words = [
  first.site.name,
  new URL(first.site.siteUrl).host,
  first.site.email,
  first.site.address.street,
  first.site.address.city,
  first.site.address.country,
  zoneOf(original),
  `+${first.site.place.telephone.callingCode}`,
  ...[first.site.phone, first.site.whatsapp].flatMap((number) => [
    number,
    formatPhone(number, first.site.place.telephone),
  ]),
  ...degrees(first.site.place.weatherPoint),
  ...first.location.nearby.places.flatMap(({ coordinates }) => degrees(coordinates)),
  first.site.markedLanguage.name,
  `lang="${first.site.markedLanguage.code}"`,
  first.home.quote.text.replaceAll('_', ''),
  ...idsAndNames(first.accommodations.stays),
  ...idsAndNames(first.enjoyments.experiences),
  ...idsAndNames(first.location.nearby.places),
  ...(map?.labels ?? []).map(({ text }) => text).filter((text) => !text.startsWith('{')),
  // Its garden.
  'rose',
  'roses',
  'Rift Valley',
  'East Africa',
].filter((each) => each.length >= 4)

const anyWord = new RegExp(
  `(?<![\\p{L}\\d])(?:${[...new Set(words)].map(escapeRegExp).join('|')})(?![\\p{L}\\d])`,
  'giu',
)

const written = new Set(['', '.html', '.js', '.css', '.svg', '.txt', '.xml', '.vcf', '.json', '.webmanifest'])
const files = readdirSync(dist, { recursive: true, withFileTypes: true }).flatMap((entry) =>
  entry.isFile() ? [join(entry.parentPath, entry.name).slice(dist.length + 1)] : [],
)

describe('O3 nothing of the first resort', () => {
  test.each(files.filter((file) => written.has(extname(file))))('is in %s', (file) => {
    expect([...new Set(readFileSync(join(dist, file), 'utf8').match(anyWord))]).toEqual([])
  })

  test('is in the name of a file', () => {
    expect(files.filter((file) => file.replaceAll(/[/._-]/g, ' ').match(anyWord) ?? file.match(anyWord))).toEqual([])
  })

  test('would be overlooked', () => {
    expect(`<p>${first.site.address.city}: ${first.accommodations.stays[0]?.name}</p>`.match(anyWord)).toHaveLength(2)
  })
})

test('O3 three stays, five places, five people, no newsletter and no note on pictures', () => {
  expect([accommodations.stays, location.nearby.places, about.team.members].map(({ length }) => length)).toEqual([
    3, 5, 5,
  ])
  expect(
    builtPage('/accommodations').querySelectorAll(accommodations.stays.map(({ id }) => `article#${id}`).join()),
  ).toHaveLength(3)
  const places = builtPage('/location').querySelectorAll(location.nearby.places.map(({ id }) => `li#${id}`).join())
  expect(places.map((place) => textOf(place.querySelector('h3')))).toEqual(
    location.nearby.places.map(({ name }) => name),
  )
  const people = textOf(builtPage('/about-us').querySelector('main'))
  for (const { name, role } of about.team.members) expect(people).toContain(name ?? role)
  for (const path of pagePaths) {
    const footer = builtPage(path).querySelector('footer')
    expect(footer?.querySelectorAll('form, input')).toHaveLength(0)
    expect(textOf(footer)).not.toContain('illustrations')
  }
})

test('O3 its own currency stands beside dollars', () => {
  const [stay] = accommodations.stays
  const euros = Math.round((stay?.priceUsd ?? 0) * (accommodations.localCurrency?.perUsd ?? 0))
  expect(textOf(builtPage('/accommodations').querySelector(`article#${stay?.id}`))).toContain(
    ui.prices.localCurrency.replace('{amount}', String(euros)),
  )
})

test('O3 sunrise and sunset are those of summer time in summer, and of winter time in winter', () => {
  const rows = builtPage('/location')
    .querySelectorAll('section tbody tr')
    .map((row) => row.querySelectorAll('td').map(textOf))
  expect(rows).toHaveLength(12)
  const { lat, lon } = site.place.weatherPoint
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: zoneOf(join(dist, '..')),
    hour: '2-digit',
    minute: '2-digit',
  })
  const minutesOf = (time: string) => {
    const [, hours = 0, minutes = 0, half] = /^(\d+):(\d+)(?: ([AP])M)?$/.exec(time) ?? []
    return ((Number(hours) % (half ? 12 : 24)) + (half === 'P' ? 12 : 0)) * 60 + Number(minutes)
  }
  for (const [month, [rising = '', setting = '']] of rows.entries()) {
    const { sunrise, sunset } = getTimes(new Date(Date.UTC(new Date().getUTCFullYear(), month, 15, 12)), lat, lon)
    expect(
      Math.abs(minutesOf(rising) - minutesOf(clock.format(sunrise ?? undefined))),
      `sunrise in month ${month + 1}`,
    ).toBeLessThan(4)
    expect(
      Math.abs(minutesOf(setting) - minutesOf(clock.format(sunset ?? undefined))),
      `sunset in month ${month + 1}`,
    ).toBeLessThan(4)
  }
})

test('T6: of a calendar that was asked, no guest and no key of its address is in anything that was built', () => {
  expect(existsSync(join(dist, takenFileName))).toBe(true)
  const built = globSync(['dist/**/*.{html,js,css,json,txt,xml,webmanifest}', '.generated/**/*.{json,html,conf}'], {
    cwd: join(dist, '..'),
  })
  const [, key = ''] = readFileSync(join(dist, '..', addressesFile), 'utf8').split('?s=')
  for (const file of built) {
    const text = readFileSync(join(dist, '..', file), 'utf8')
    expect(
      [...secrets, key.slice(0, 8)].filter((secret) => text.includes(secret)),
      file,
    ).toEqual([])
  }
})
