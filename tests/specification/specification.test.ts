/**
 * What the original order fixes: prices, minutes, names, words. It is compared while tests/settings.ts says
 * `specification: true`; every other test takes any content that is valid.
 */
import { describe, expect, test } from 'vitest'
import { arrange } from '../../app/plan/planner/arrange.ts'
import { priceText } from '../../lib/prices.ts'
import { settings } from '../settings.ts'
import { readContent } from '../../tools/content/load.ts'
import { outingsOf } from '../../tools/content/outings.ts'
import { root } from '../../tools/root.ts'

const content = readContent(root)

/** Like `expect`; a difference ends with the line that settles it. */
const specified = <T>(said: T) =>
  expect(
    said,
    'The content no longer says what the original order says. If that is what you want, write ' +
      '`specification: false` in tests/settings.ts.',
  )

describe.runIf(settings.specification)('the specification', () => {
  test('S1, V4: four stays, with price and guests', () => {
    const { stays } = content.accommodations
    const said = stays.map(
      ({ name, occupancy: { min, max }, ...rate }) =>
        `${name}, ${priceText(rate, content.ui.prices)}, ${min} to ${max} guests`,
    )
    specified(said).toEqual([
      'Garden Suite, From $60/night, 2 to 2 guests',
      'Family Villa, $150, 4 to 8 guests',
      'Romantic Cottage, $95, 2 to 2 guests',
      'Executive Suite, $120, 2 to 3 guests',
    ])
  })

  test('L4: eight places, with the minutes it takes to drive there', () => {
    specified(
      content.location.nearby.places.map(({ name, driveMinutes }) => `${name}, ${driveMinutes} minutes`),
    ).toEqual([
      'Lake Nakuru National Park, 15 minutes',
      'Mount Longonot, 45 minutes',
      'Hell’s Gate National Park, 35 minutes',
      'Menengai Crater, 20 minutes',
      'Lake Naivasha, 50 minutes',
      'Crater Lake Game Sanctuary, 60 minutes',
      'Lord Egerton Castle, 25 minutes',
      'Hyrax Hill Museum, 15 minutes',
    ])
  })

  test('E1: four experiences, each with its id for links', () => {
    specified(content.enjoyments.experiences.map(({ id }) => id)).toEqual([
      'picturesque-gardens',
      'tasty-food',
      'recreational-facilities',
      'fruit-farm',
    ])
  })

  test('A2: four values; A3: three people whose role stands for a name that is not confirmed', () => {
    specified(content.about.values.list.map(({ heading }) => heading)).toEqual([
      'Authentic Hospitality',
      'Cultural Connection',
      'Environmental Stewardship',
      'Excellence in Service',
    ])
    const { members } = content.about.team
    specified(members).toHaveLength(3)
    const unconfirmed = content.unconfirmed.map(({ path }) => path)
    for (const { id, name } of members) {
      if (name === null) specified(unconfirmed).toContain(`about.yaml#team.members.${id}.name`)
    }
  })

  test('V3: business hours, and an answer to e-mail within a day', () => {
    specified(content.site.hours).toEqual({
      weekdays: { opens: '08:00', closes: '20:00' },
      weekend: { opens: '09:00', closes: '18:00' },
    })
    specified(content.site.emailAnswerHours).toBe(24)
  })

  test('V2: the subjects of the form', () => {
    specified(Object.values(content.ui.form.subjects)).toEqual([
      'General Inquiry',
      'Booking Request',
      'Special Arrangements',
      'Feedback',
    ])
  })

  test('D4: the header’s links', () => {
    specified(content.site.navigation.map(({ label, to }) => `${label}: ${to}`)).toEqual([
      'Accommodations: accommodations',
      'Enjoyments: enjoyments',
      'Nakuru Guide: location',
      'About Us: about',
    ])
  })

  const { home, location, about, accommodations, enjoyments, ui, site, 'not-found': notFound } = content
  test.each([
    ['H1', home.hero.bookLabel, 'Book Your Stay'],
    ['H1', home.hero.exploreLabel, 'Explore Accommodations'],
    ['H2', home.about.heading, 'Your Gateway to Serenity'],
    ['H4', home.accommodations.compareLabel, 'Compare Accommodations'],
    ['H4', home.accommodations.guidanceLabel, 'Contact Us for Guidance'],
    ['H5', ui.form.heading, 'Send us a Message'],
    ['L1', location.heading, 'Our Location'],
    ['L1', location.head.title, `Our Location · ${site.name}`],
    ['L5', location.callToAction.heading, 'Ready to Explore?'],
    ['A1', about.heading, 'Our Story'],
    ['S1', accommodations.bookLabel, 'Book Now'],
    ['S2', accommodations.helpChoosing.heading, 'Need Help Choosing?'],
    ['E1', enjoyments.bookLabel, 'Learn More & Book'],
    ['E2', enjoyments.whyChoose.heading, `Why Choose ${site.name}`],
    ['N1', notFound.heading, 'Oops! Page not found'],
    ['N1', notFound.homeLabel, 'Return to Home'],
    ['N3', ui.error.heading, 'Unexpected Application Error!'],
    ['the footer', site.footer.newsletter?.button, 'Subscribe'],
  ])('%s: “%s” is “%s”', (_, said, words) => specified(said).toBe(words))

  test('F1, H3, H4, A1, P3: how many of each', () => {
    specified(site.social.map(({ name }) => name)).toEqual(['Instagram', 'Facebook'])
    for (const list of [
      home.enjoyments.cards,
      home.accommodations.cards,
      content.days.plans.list,
      about.team.members,
    ]) {
      specified(list).toHaveLength(3)
    }
  })

  test('P3: each ready plan is one that the rule would make', () => {
    const { days } = content
    for (const { id, days: written } of days.plans.list) {
      const ids = written.map((day) => day.map(({ outing }) => outing))
      const stay = { checkIn: '', checkOut: '', passesBy: false }
      const plan = arrange(
        ids.flat().map((outing) => ({ id: outing })),
        stay,
        outingsOf(content),
        days.neighbours,
      )
      const made = plan.days.map(({ stops, onSite }) =>
        [...stops.map(({ outing }) => outing), ...onSite].map((each) => each.id),
      )
      specified(made.map((day) => day.toSorted())).toEqual(ids.map((day) => day.toSorted()))
      expect(plan.left, id).toEqual([])
    }
  })

  test('PL3: what nobody has confirmed is on the list of open facts', () => {
    const doubtful = ['mount-longonot', 'hells-gate-national-park', 'lake-naivasha', 'crater-lake-game-sanctuary']
    specified(content.unconfirmed.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        ...['name', 'phone', 'whatsapp', 'email', 'siteUrl', 'social.1', 'social.2', 'address'].map(
          (field) => `site.yaml#${field}`,
        ),
        ...doubtful.map((id) => `location.yaml#nearby.places.${id}.driveMinutes`),
        ...content.location.nearby.places.flatMap(({ id }) =>
          ['roadKm', 'allowMinutes'].map((field) => `location.yaml#nearby.places.${id}.${field}`),
        ),
      ]),
    )
    specified(content.site.phone).toBe('+254000000000')
  })
})
