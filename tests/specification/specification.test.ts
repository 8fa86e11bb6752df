/**
 * What the original order fixes: prices, minutes, names, words. It is compared while tests/settings.ts says
 * `specification: true`; every other test takes any content that is valid.
 */
import { describe, expect, test } from 'vitest'
import { arrange, noDates } from '../../app/plan/planner/arrange.ts'
import { priceText } from '../../lib/price-texts.ts'
import { settings } from '../settings.ts'
import { builtPage } from '../site/built-pages.ts'
import { readContent } from '../../tools/content/read-folder.ts'
import { outingsOf } from '../../tools/content/outings.ts'
import { root } from '../../tools/root.ts'

const content = readContent(root)
const { home, location, about, accommodations, days, enjoyments, ui, site, 'not-found': notFound } = content
const { places } = location.nearby
const { members } = about.team

/** Like `expect`; a difference ends with the line that settles it. */
const specified = <T>(said: T) =>
  expect(
    said,
    'The content no longer says what the original order says. If that is what you want, write ' +
      '`specification: false` in tests/settings.ts.',
  )

describe.runIf(settings.specification)('the specification', () => {
  test('S1 V4 E1 A2 V3 V2 D4 F1 H3 H4 A3 P3: what is listed, and how many', () => {
    const said = {
      stays: accommodations.stays.map(({ name, ...rate }) => `${name}, ${priceText(rate, ui.prices)}`),
      guests: accommodations.stays.map(({ occupancy: { min, max } }) => `${min} to ${max}`),
      experiences: enjoyments.experiences.map(({ id }) => id),
      values: about.values.list.map(({ heading }) => heading),
      hours: site.hours,
      subjects: Object.values(ui.form.subjects),
      links: site.navigation.map(({ label, to }) => `${label}: ${to}`),
      social: site.social.map(({ name }) => name),
      three: [home.enjoyments.cards, home.accommodations.cards, members, days.plans.list].map(({ length }) => length),
    }
    specified(said).toEqual({
      stays: ['Garden Suite, From $60/night', 'Family Villa, $150', 'Romantic Cottage, $95', 'Executive Suite, $120'],
      guests: ['2 to 2', '4 to 8', '2 to 2', '2 to 3'],
      experiences: ['picturesque-gardens', 'tasty-food', 'recreational-facilities', 'fruit-farm'],
      values: ['Authentic Hospitality', 'Cultural Connection', 'Environmental Stewardship', 'Excellence in Service'],
      hours: { weekdays: { opens: '08:00', closes: '20:00' }, weekend: { opens: '09:00', closes: '18:00' } },
      subjects: ['General Inquiry', 'Booking Request', 'Special Arrangements', 'Feedback'],
      links: ['Accommodations: accommodations', 'Enjoyments: enjoyments', 'Nakuru Guide: location', 'About Us: about'],
      social: ['Instagram', 'Facebook'],
      three: [3, 3, 3, 3],
    })
  })

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
    ['V3, an answer to e-mail within a day', site.emailAnswerHours, 24],
    ['a telephone number that stands for another', site.phone, '+254000000000'],
  ])('%s: “%s” is “%s”', (_, said, words) => specified(said).toBe(words))

  test('L4: eight posters, each with the minutes to drive there, neither folded nor read aloud alone', () => {
    const posters = builtPage('/location').querySelectorAll('li[data-place][id]')
    for (const unseen of posters.flatMap((each) => each.querySelectorAll('details, .visually-hidden'))) unseen.remove()
    const minutes = {
      'Lake Nakuru National Park': 15,
      'Mount Longonot': 45,
      'Hell’s Gate National Park': 35,
      'Menengai Crater': 20,
      'Lake Naivasha': 50,
      'Crater Lake Game Sanctuary': 60,
      'Lord Egerton Castle': 25,
      'Hyrax Hill Museum': 15,
    }
    const wanted = Object.entries(minutes).map(([name, time]) =>
      expect.stringMatching(String.raw`^${name}[^]*\D${time} ?min`),
    )
    specified(posters.map(({ text }) => text)).toEqual(wanted)
  })

  test('P3: each ready plan is one that the rule would make', () => {
    for (const { id, days: written } of days.plans.list) {
      const ids = written.map((day) => day.map(({ outing }) => outing))
      const chosen = ids.flat().map((outing) => ({ id: outing }))
      const plan = arrange({ ...noDates, chosen }, outingsOf(content))
      const made = plan.days.map(({ stops }) => stops.map(({ outing }) => outing.id))
      specified(made.map((day) => day.toSorted())).toEqual(ids.map((day) => day.toSorted()))
      expect(plan.left, id).toEqual([])
    }
  })

  test('A3, PL3: what nobody has confirmed is on the list of open facts', () => {
    const doubtful = ['mount-longonot', 'hells-gate-national-park', 'lake-naivasha', 'crater-lake-game-sanctuary']
    const ofSite = ['name', 'phone', 'whatsapp', 'email', 'siteUrl', 'social.1', 'social.2', 'address']
    specified(content.unconfirmed.map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        ...ofSite.map((field) => `site.yaml#${field}`),
        ...members.filter(({ name }) => name === null).map(({ id }) => `about.yaml#team.members.${id}.name`),
        ...doubtful.map((id) => `location.yaml#nearby.places.${id}.driveMinutes`),
        ...places.flatMap(({ id }) =>
          ['roadKm', 'allowMinutes'].map((field) => `location.yaml#nearby.places.${id}.${field}`),
        ),
      ]),
    )
  })
})
