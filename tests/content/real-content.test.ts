/** The real content: it is valid, and matches the specification as long as the site is a draft. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { priceText } from '../../app/lib/prices.ts'
import { writeEditorSchemas } from '../../build/content-editor.ts'
import { loadContent, pictureEntries, reportProblems } from '../../build/content.ts'
import { PictureChoice } from '../../content/fields.ts'
import { contentSchemas, type Content } from '../../content/schema.ts'
import { iconNames } from '../../app/ui/icon-names.ts'
import { isDraft, whileDraft } from '../draft.ts'
import { root } from './content-copy.ts'

const loaded = loadContent(root)
const content = loaded.content as Content

function find<T>(value: unknown, pick: (value: unknown) => T | undefined): T[] {
  const picked = pick(value)
  if (picked !== undefined) return [picked]
  return value !== null && typeof value === 'object'
    ? Object.values(value).flatMap((part) => find(part, pick))
    : []
}

test('the content has no problems', () => {
  expect(reportProblems(loaded.problems)).toBe('')
})

describe.runIf(isDraft)(`as the specification says ${whileDraft}`, () => {
  test('S1, V4: four stays with their prices and guests', () => {
    const { stays } = content.accommodations
    expect(
      stays.map(({ name, occupancy, ...rate }) => [name, priceText(rate, content.ui.prices), occupancy]),
    ).toEqual([
      ['Garden Suite', 'From $60/night', { min: 2, max: 2 }],
      ['Family Villa', '$150', { min: 4, max: 8 }],
      ['Romantic Cottage', '$95', { min: 2, max: 2 }],
      ['Executive Suite', '$120', { min: 2, max: 3 }],
    ])
  })

  test('L4: eight places with their drive times', () => {
    expect(content.location.nearby.places.map(({ name, driveMinutes }) => `${name} ${driveMinutes}`)).toEqual(
      [
        'Lake Nakuru National Park 15',
        'Mount Longonot 45',
        'Hell’s Gate National Park 35',
        'Menengai Crater 20',
        'Lake Naivasha 50',
        'Crater Lake Game Sanctuary 60',
        'Lord Egerton Castle 25',
        'Hyrax Hill Museum 15',
      ],
    )
  })

  test('V3: business hours and the promise of an answer', () => {
    expect(content.site.hours).toEqual({
      weekdays: { opens: '08:00', closes: '20:00' },
      weekend: { opens: '09:00', closes: '18:00' },
    })
    expect(content.site.emailAnswerHours).toBe(24)
  })

  test('V2: the subjects of the form', () => {
    expect(Object.values(content.ui.form.subjects)).toEqual([
      'General Inquiry',
      'Booking Request',
      'Special Arrangements',
      'Feedback',
    ])
  })

  test('D4: the header’s links', () => {
    expect(content.site.navigation.map(({ label, to }) => [label, to])).toEqual([
      ['Accommodations', 'accommodations'],
      ['Enjoyments', 'enjoyments'],
      ['Nakuru Guide', 'location'],
      ['About Us', 'about'],
    ])
  })

  test('F1: two pages elsewhere, a newsletter, and a note on the pictures', () => {
    const { social, footer } = content.site
    expect(social.map(({ name }) => name)).toEqual(['Instagram', 'Facebook'])
    expect(footer.newsletter).not.toBeNull()
    expect(footer.picturesNote).not.toBeNull()
  })

  test('H3, H4: three enjoyments and three stays on the home page; P1: three ready plans', () => {
    const { home, days } = content
    for (const list of [home.enjoyments.cards, home.accommodations.cards, days.plans.list]) expect(list).toHaveLength(3)
  })

  test('H1-H5, L1, L5, A1, S2, E1, E2, N1, N3: words that are fixed', () => {
    const { home, location, about, accommodations, enjoyments, ui, site } = content
    expect([
      home.hero.bookLabel,
      home.hero.exploreLabel,
      home.about.heading,
      home.accommodations.compareLabel,
      home.accommodations.guidanceLabel,
      ui.form.heading,
      location.heading,
      location.head.title,
      location.callToAction.heading,
      about.heading,
      accommodations.bookLabel,
      accommodations.helpChoosing.heading,
      enjoyments.bookLabel,
      enjoyments.whyChoose.heading,
      content['not-found'].heading,
      content['not-found'].homeLabel,
      ui.error.heading,
      site.footer.newsletter?.button,
    ]).toEqual([
      'Book Your Stay',
      'Explore Accommodations',
      'Your Gateway to Serenity',
      'Compare Accommodations',
      'Contact Us for Guidance',
      'Send us a Message',
      'Our Location',
      `Our Location · ${site.name}`,
      'Ready to Explore?',
      'Our Story',
      'Book Now',
      'Need Help Choosing?',
      'Learn More & Book',
      `Why Choose ${site.name}`,
      'Oops! Page not found',
      'Return to Home',
      'Unexpected Application Error!',
      'Subscribe',
    ])
  })

  test('A2: four values; A3: three people whose role stands for a name that is not confirmed', () => {
    expect(content.about.values.list.map(({ heading }) => heading)).toEqual([
      'Authentic Hospitality',
      'Cultural Connection',
      'Environmental Stewardship',
      'Excellence in Service',
    ])
    expect(content.about.team.members).toHaveLength(3)
    const unconfirmed = content.unconfirmed.map(({ path }) => path)
    for (const { id, name } of content.about.team.members) {
      if (name === null) expect(unconfirmed).toContain(`about.yaml#team.members.${id}.name`)
    }
  })

  test('E1: four experiences, each with its id for links', () => {
    expect(content.enjoyments.experiences.map(({ id }) => id)).toEqual([
      'picturesque-gardens',
      'tasty-food',
      'recreational-facilities',
      'fruit-farm',
    ])
  })
})

test.runIf(isDraft)(`P5 placeholder contacts, doubtful drive times and roads are on the list of unconfirmed facts ${whileDraft}`, () => {
  const paths = content.unconfirmed.map(({ path }) => path)
  expect(paths).toEqual(
    expect.arrayContaining([
      ...['name', 'phone', 'whatsapp', 'email', 'siteUrl', 'social.1', 'social.2', 'address'].map(
        (field) => `site.yaml#${field}`,
      ),
      ...['mount-longonot', 'hells-gate-national-park', 'lake-naivasha', 'crater-lake-game-sanctuary'].map(
        (id) => `location.yaml#nearby.places.${id}.driveMinutes`,
      ),
      ...content.location.nearby.places.flatMap(({ id }) =>
        ['roadKm', 'allowMinutes'].map((field) => `location.yaml#nearby.places.${id}.${field}`),
      ),
    ]),
  )
  expect(content.site.phone).toBe('+254000000000')
})

test.runIf(isDraft)(`every original is in the catalogue, and every picture of the catalogue is shown somewhere ${whileDraft}`, () => {
  const originals = readdirSync(join(root, 'assets/pictures')).map((file) => file.replace(/\.\w+$/, ''))
  expect(
    pictureEntries(content)
      .map(({ key }) => key)
      .toSorted(),
  ).toEqual(originals.toSorted())
  const shown = find(content, (value) => (value instanceof PictureChoice ? value.key : undefined))
  expect(Object.keys(content.pictures).filter((key) => !shown.includes(key))).toEqual([])
})

test('every icon that content may choose exists in lucide', () => {
  const folder = join(root, 'node_modules/lucide-react/dist/esm/icons')
  expect(iconNames.filter((name) => !existsSync(join(folder, `${name}.mjs`)))).toEqual([])
})

describe('hints for editors', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schemas-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  writeEditorSchemas(folder, content)
  const schemaOf = (name: string) =>
    JSON.parse(readFileSync(join(folder, `.generated/schemas/${name}.json`), 'utf8'))

  test.each(Object.keys(contentSchemas))('content/%s.yaml has a schema', (name) => {
    expect(schemaOf(name)).toHaveProperty('$schema')
  })

  test('each file names its schema', () => {
    for (const name of Object.keys(contentSchemas).filter((each) => each !== 'enquiry')) {
      const [first] = readFileSync(join(root, `content/${name}.yaml`), 'utf8').split('\n')
      expect(first).toBe(`# yaml-language-server: $schema=../.generated/schemas/${name}.json`)
    }
  })

  test('they explain fields and offer pictures, icons and ids', () => {
    const { stays } = schemaOf('accommodations').properties
    expect(stays.items.properties.priceUsd.description).toMatch(/US dollars per night/)
    const { interior } = stays.items.properties.pictures.properties
    expect(interior.anyOf[0].enum).toEqual(Object.keys(content.pictures))
    expect(stays.items.properties.amenities.items.properties.icon.enum).toContain('wifi')
    const { stay } = schemaOf('home').properties.accommodations.properties.cards.items.properties
    expect(stay.enum).toEqual(content.accommodations.stays.map(({ id }) => id))
    expect(JSON.stringify(schemaOf('home'))).not.toMatch(/refersTo|keyedBy/)
  })
})

test('no module of the app imports YAML or the schema’s code', () => {
  const modules = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|samples\.ts$|\.d\.ts$/.test(file),
  )
  for (const file of modules) {
    const text = readFileSync(join(root, 'app', file), 'utf8')
    expect(text, file).not.toMatch(/from '(?:zod|yaml)[/']/)
    expect(text, file).not.toMatch(/^import (?!type\b)[^\n]*content\/(?:schema|fields)[^\n]*$/m)
  }
})

test('what the build reads is what YAML says', () => {
  const site = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8'))
  expect(content.site.name).toBe(site.name)
})
