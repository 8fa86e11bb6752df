import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { clockTime, sunYear } from '../../app/getting-there/sun.ts'
import { formatTime } from '../../lib/hours.ts'
import { fill, plainText } from '../../lib/text.ts'
import { readMap } from '../../tools/map.ts'
import { formatPhone } from '../../lib/phone.ts'
import { builtFile, builtPage, content, isBuilt, textOf } from './built-pages.ts'

const { location, site } = content
const { nearby, seasons, sky, waysIn } = location
const page = builtPage('/location')
const section = (id: string) => page.querySelector(`section[aria-labelledby=${id}]`)

describe('the map', () => {
  const map = page.querySelector('[data-pin]')?.closest('figure')

  test('L4 is a picture for day and one for evening, and carries its credit', () => {
    const addresses = map?.querySelectorAll('img').map((picture) => picture.getAttribute('src') ?? '') ?? []
    expect(addresses).toHaveLength(2)
    expect(addresses.filter((address) => !isBuilt(address))).toEqual([])
    expect(textOf(map?.querySelector('figcaption') ?? null)).toContain(readMap(process.cwd()).map?.credit ?? '')
  })

  test('L4 is no code: of the land not a line is in the page or in its scripts', () => {
    const drawing = builtFile(map?.querySelector('img')?.getAttribute('src') ?? '').toString()
    const [, shore = 'none'] = /id="lakes" d="(.{60})/.exec(drawing) ?? []
    expect(drawing).toContain(shore)
    const files = globSync('dist/{*.html,assets/*.js}')
    expect(files.filter((file) => readFileSync(file, 'utf8').includes(shore))).toEqual([])
  })

  test('L4 has a numbered pin for each place, in the order of the list', () => {
    const pins = page.querySelectorAll('[data-pin]')
    expect(pins.map((pin) => [pin.getAttribute('href'), textOf(pin.querySelector('text'))])).toEqual(
      nearby.places.map(({ id }, i) => [`#${id}`, String(i + 1)]),
    )
  })
})

test('L2 the page asks nothing of another host: the live map waits in a closed disclosure', () => {
  const fetched = page.querySelectorAll('link, script, img, source, use, iframe')
  const elsewhere = fetched.filter((element) => {
    const addresses = ['href', 'src', 'srcset'].map((name) => element.getAttribute(name) ?? '')
    const isElsewhere = addresses.some((address) => /^(?:https?:)?\/\//.test(address))
    return isElsewhere && element.getAttribute('rel') !== 'canonical'
  })
  expect(elsewhere.map(({ rawTagName }) => rawTagName)).toEqual(['iframe'])
  expect(elsewhere[0]?.getAttribute('loading')).toBe('lazy')
  expect(elsewhere[0]?.closest('details')?.hasAttribute('open')).toBe(false)
  // Its policy allows the forecast, and nothing else names it.
  const beside = builtFile('location.html')
    .toString()
    .replace(/<meta http-equiv[^>]*>/, '')
  expect(beside).not.toContain(new URL(sky.weather.url).host)
})

describe('today at the resort, before anything is known', () => {
  const band = section('sky')

  test('says what holds in most years, and that it is general', () => {
    expect(textOf(band)).toContain(seasons.always)
    expect(textOf(band)).toContain(seasons.note)
    expect(textOf(band)).toContain(seasons.sun)
    const said = band?.querySelectorAll('dl > div').map((each) => each.querySelectorAll('dt, dd').map(textOf))
    expect(said).toEqual(seasons.list.map(({ name, text }) => [name, text]))
  })

  test('shows the sun of twelve months in a table', () => {
    const rows = band?.querySelectorAll('tbody tr').map((row) => row.querySelectorAll('td').map(textOf)) ?? []
    expect(rows).toHaveLength(12)
    const times = (year: number) =>
      sunYear(year, site.place).map(({ sunrise, sunset }) =>
        [sunrise, sunset].map((each) => formatTime(clockTime(each))),
      )
    // The site may have been built last year.
    const thisYear = new Date().getUTCFullYear()
    expect([thisYear, thisYear - 1].map(times)).toContainEqual(rows.map((cells) => cells.slice(0, 2)))
  })
})

describe('the ways here', () => {
  const directions = section('getting-here')
  const entries = directions?.querySelectorAll('li') ?? []

  test('are those of the content, dated where they change', () => {
    const headings = entries.map((entry) => textOf(entry.querySelector('h3')))
    expect(headings).toEqual(waysIn.ways.map(({ heading }) => heading))
    for (const [i, { text, time, asOf }] of waysIn.ways.entries()) {
      expect(textOf(entries[i] ?? null)).toContain(plainText(text))
      if (time) expect(textOf(entries[i] ?? null)).toContain(plainText(time))
      expect(entries[i]?.querySelector('time')?.getAttribute('datetime')).toBe(asOf)
    }
  })

  test('link to live directions from where they start to our gate, or our address', () => {
    const links = entries
      .flatMap((entry) => entry.querySelectorAll('a'))
      .map((link) => new URL(link.getAttribute('href') ?? ''))
    expect(links.map(({ searchParams }) => searchParams.get('origin'))).toEqual(
      waysIn.ways.flatMap(({ from }) => from ?? []),
    )
    const { gate } = site.place
    for (const { searchParams } of links) {
      expect(searchParams.get('destination')).toContain(gate ? `${gate.lat},${gate.lon}` : site.address.street)
    }
  })

  test('end in address, number, and a code of this page for the paper', () => {
    expect(textOf(directions?.querySelector('address') ?? null)).toBe(
      [site.address.street, site.address.city, site.address.country].join(', '),
    )
    expect(textOf(directions)).toContain(formatPhone(site.phone, site.place.telephone))
    const label = fill(waysIn.takeAlong.codeLabel, { address: `${site.siteUrl}/location` })
    expect(directions?.querySelector('figure svg[role=img]')?.getAttribute('aria-label')).toBe(label)
  })

  test('print no position while the owner has not confirmed it', () => {
    const links = directions?.querySelectorAll('a[href^="geo:"]')
    expect(links).toHaveLength(site.place.gate ? 1 : 0)
    if (!site.place.gate) expect(textOf(directions)).not.toMatch(/-?\d\.\d{3}/)
  })
})
