import { describe, expect, test } from 'vitest'
import { byRoad, durationAsFigure, minutesToAllow } from '../../lib/distances.ts'
import { fill, count, plainText } from '../../lib/text.ts'
import { builtPage, content, heardIn, textOf } from './built-pages.ts'

const { days, enjoyments, location, site, ui } = content
const { nearby, map } = location
const page = builtPage('/location')
const { gate } = site.place
/** Where directions lead: to the gate once it has a pin. */
const ourPlace = gate
  ? `${gate.lat},${gate.lon}`
  : [site.address.street, site.address.city, site.address.country].join(', ')

test('L2 the live map is a lazy frame in a closed disclosure, with a plain link beside it', () => {
  const frames = page.querySelectorAll('iframe')
  expect(frames).toHaveLength(1)
  const [frame] = frames
  const { origin, searchParams } = new URL(frame?.getAttribute('src') ?? '')
  expect(origin).toBe('https://www.google.com')
  expect(searchParams.get('q')).toBe(ourPlace)
  expect(frame?.getAttribute('loading')).toBe('lazy')
  expect(frame?.getAttribute('title')).toBe(map.liveMapTitle)
  expect(frame?.hasAttribute('sandbox')).toBe(true)
  const disclosure = frame?.closest('details')
  expect(disclosure?.hasAttribute('open')).toBe(false)
  const links = page.querySelectorAll('a').filter((link) => textOf(link) === map.liveMapLink)
  expect(new URL(links[0]?.getAttribute('href') ?? '').searchParams.get('query')).toBe(ourPlace)
})

test('L4 an index leads to each place, and so does a pin of the map', () => {
  const fragments = nearby.places.map(({ id }) => `#${id}`)
  const index = page.querySelectorAll(`nav[aria-label="${nearby.indexLabel}"] a`)
  // The last row leads to the planner (P1).
  expect(index.map((link) => link.getAttribute('href'))).toEqual([...fragments, '#your-days'])
  expect(page.querySelectorAll('a[data-pin]').map((pin) => pin.getAttribute('href'))).toEqual(fragments)
})

describe.each(nearby.places)('L4 the place $name', (place) => {
  const entry = page.querySelector(`li#${place.id}`)

  test('shows name, description, drive time, picture and its words', () => {
    expect(textOf(entry?.querySelector('h3') ?? null)).toBe(place.name)
    expect(textOf(entry)).toContain(plainText(place.description))
    expect(entry && heardIn(entry)).toContain(count(minutesToAllow(place), ui.minutes.byCar))
    expect(textOf(entry)).toContain(fill(nearby.asEstimated, { minutes: place.driveMinutes }))
    expect(entry?.querySelector('img')?.getAttribute('alt')?.length).toBeGreaterThan(4)
  })

  test('P5 has the minutes to allow on badge, pin and legend, and its road where they are more', () => {
    const number = nearby.places.indexOf(place) + 1
    const { figure, unit } = durationAsFigure(minutesToAllow(place), ui.minutes)
    for (const where of [
      `a[data-pin="${number}"]`,
      `nav[aria-label="${nearby.indexLabel}"] li[data-place="${place.id}"]`,
    ]) {
      expect(textOf(page.querySelector(where))).toContain(`${figure} ${unit}`)
    }
    expect(textOf(entry?.querySelector('b') ?? null)).toBe(figure)
    const told = byRoad(place, { ...nearby, durations: ui.durations, prices: ui.prices })
    expect(entry?.querySelectorAll('[data-by-road]').map(textOf)).toEqual(told === undefined ? [] : [told])
  })

  test('says when to go, and what to check first, with the month of the source where that is known', () => {
    const said = entry?.querySelectorAll('dd').map(textOf) ?? []
    expect(said[0]).toBe(plainText(place.whenToGo))
    expect(said[1]).toContain(plainText(place.checkFirst))
    expect(entry?.querySelector('time')?.getAttribute('datetime')).toBe(place.asOf)
  })

  test('links to live directions by its name, and to the official site where there is one', () => {
    const to = (label: string) => {
      const name = fill(ui.aboutEntry, { action: label, name: place.name })
      return entry
        ?.querySelectorAll('a')
        .find((link) => link.getAttribute('aria-label') === name)
        ?.getAttribute('href')
    }
    const { searchParams } = new URL(to(nearby.directionsLabel) ?? '')
    expect(searchParams.get('origin')).toBe(ourPlace)
    expect(searchParams.get('destination')).toContain(place.name)
    expect(new URL(to(ui.appleMaps) ?? '').searchParams.get('daddr')).toContain(place.name)
    const { lat, lon } = place.coordinates
    expect(to(nearby.mapAppLabel)).toContain(`geo:${lat},${lon}?`)
    expect(to(nearby.officialSiteLabel)).toBe(place.officialSite)
  })
})

describe('P1, P3 your days without scripting', () => {
  const section = page.querySelector('#your-days')

  test('the three ready plans are lists, each outing with its words', () => {
    const plans = section?.querySelectorAll(`[aria-label="${days.plans.label}"] > li`) ?? []
    expect(plans.map((plan) => textOf(plan.querySelector('h3')))).toEqual(days.plans.list.map(({ name }) => name))
    const words = plans.map((plan) => plan.querySelectorAll('ol > li > span:last-child').map((each) => textOf(each)))
    expect(words).toEqual(days.plans.list.map((plan) => plan.days.flat().map((outing) => plainText(outing.words))))
  })

  test('every button of the planner is hidden where nothing answers it', () => {
    const buttons = page.querySelectorAll('[data-early]')
    // On the poster and in the list of each place, and one for each plan.
    expect(buttons).toHaveLength(2 * nearby.places.length + days.plans.list.length)
    for (const button of buttons) expect(button.closest('.needs-scripting')).not.toBeNull()
    const ofEnjoyments = builtPage('/enjoyments')
      .querySelectorAll('section [data-early]')
      .filter((each) => each.getAttribute('aria-label')?.startsWith(ui.yourDays.add))
    expect(ofEnjoyments.map((each) => each.getAttribute('aria-label'))).toEqual(
      enjoyments.experiences.map(({ name }) => fill(ui.aboutEntry, { action: ui.yourDays.add, name })),
    )
    for (const button of ofEnjoyments) expect(button.closest('.needs-scripting')).not.toBeNull()
  })
})
