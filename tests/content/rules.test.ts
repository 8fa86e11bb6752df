/** Wrong content is refused with file, line, field and a plain sentence. */
import { describe, expect, test, vi } from 'vitest'
import { loadContent } from '../../tools/content/load.ts'
import { reportProblems } from '../../tools/content/sentences.ts'
import { copyContent, setIn } from './content-copy.ts'
import { writeLengths } from './list-lengths.ts'

// Many loads; other work on the machine must not fail them.
vi.setConfig({ testTimeout: 60_000 })

const copy = copyContent()
writeLengths(copy, {
  stays: 4,
  places: 2,
  experiences: 2,
  people: 2,
  links: 4,
  social: 2,
  pictures: 2,
  hasExtras: true,
})
const { content, problems: before } = loadContent(copy.root)
if (!content) throw new Error(reportProblems(before))

type Path = (string | number)[]

const { stays } = content.accommodations
const [firstStay, secondStay] = stays.map(({ id }) => id)
if (!firstStay || !secondStay) throw new Error('Four stays were written.')
const [, nextSeason] = content.location.seasons.list
const [picture = ''] = Object.keys(content.pictures)
const pictureOf = (shown: unknown) => ({ picture: shown, side: null, caption: null })
const stem = content.pictures[picture]?.file.replace(/\.\w+$/, '') ?? ''

/** An entry of unconfirmed.yaml, whether or not there are any left. */
const open = (path: string) => ({ path, why: 'Nobody has said so yet.' })

const price = '`priceUsd` must be a whole number of US dollars per night, for example 95'
const range = 'must have a `max` that is not below its `min`'

const notice = { text: 'The dining room is being painted.', from: '2026-12-02', until: '2026-12-06', link: null }
const aDay = 'must be a day that exists, written as year-month-day, for example 2026-12-02'
const priceOf = (stay: string) => ({ stay, priceUsd: 120, residentsUsd: null })
const seasonOf = (from: string, until: string) => ({ from, until, leastNights: null, prices: [priceOf(firstStay)] })

/** File, field, what is written there, and the sentence. */
const mistakes: [file: string, path: Path, value: unknown, sentence: string][] = [
  [
    'site.yaml',
    ['notice'],
    { ...notice, until: '2026-12-01' },
    '`notice` must have an `until` that is not before its `from`',
  ],
  ['site.yaml', ['notice'], { ...notice, from: '2026-02-30' }, `\`from\` ${aDay}`],
  ['site.yaml', ['notice'], { ...notice, until: '6 December' }, `\`until\` ${aDay}`],
  [
    'site.yaml',
    ['notice'],
    { ...notice, link: { to: 'http://example.org', label: 'The fair' } },
    'homeAccommodations, or a whole web address that begins with https://',
  ],
  ['terms.yaml', ['terms', 'meals', 'answer'], 'included', '`answer` must hold fields: text, short'],
  [
    'terms.yaml',
    ['terms', 'arrival', 'answer'],
    { arrival: '2 PM', departure: '10:00' },
    '`arrival` must be a time of day in 24 hours and quotes, for example "08:00"',
  ],
  [
    'terms.yaml',
    ['terms', 'arrival', 'answer'],
    { arrival: '10:00', departure: '14:00' },
    '`answer` must have a `departure` that is not after its `arrival`, because a guest leaves before the next one comes',
  ],
  [
    'terms.yaml',
    ['terms', 'payment', 'answer'],
    { deposit: 'None.', ways: ['mobil'] },
    'entry 1 of `ways` must be one of mobile, card, bank, cash; did you mean `mobile`?',
  ],
  [
    'terms.yaml',
    ['terms', 'payment', 'answer'],
    { deposit: 'None.', ways: ['card', 'card'] },
    '`ways` must hold each way to pay once',
  ],
  ['terms.yaml', ['terms', 'children', 'countFromAge'], 18, '`countFromAge` must be an age in whole years, 0 to 17'],
  ['accommodations.yaml', ['stays', 2, 'priceUsd'], 'ninety-five', price],
  ['accommodations.yaml', ['stays', 2, 'priceUsd'], -5, price],
  ['accommodations.yaml', ['stays', 2, 'priceUsd'], 0, price],
  ['accommodations.yaml', ['stays', 2, 'priceUsd'], 9.5, price],
  ['accommodations.yaml', ['stays', 2, 'priceUsd'], 100_001, price],
  [
    'accommodations.yaml',
    ['stays', 2, 'priceUsd'],
    null,
    '`priceUsd` is empty: it must be a whole number of US dollars per night, for example 95',
  ],
  [
    'accommodations.yaml',
    ['stays', 0, 'priceIsFrom'],
    'yes',
    '`priceIsFrom` must be true or false (true where the price starts there)',
  ],
  ['accommodations.yaml', ['stays', 1, 'occupancy'], { min: 8, max: 4 }, `\`occupancy\` ${range}`],
  [
    'accommodations.yaml',
    ['stays', 1, 'occupancy', 'min'],
    'four',
    '`min` must be a whole number of guests, for example 2',
  ],
  ['accommodations.yaml', ['stays', 1, 'occupancy'], '4-8', '`occupancy` must hold fields: min, max'],
  [
    'accommodations.yaml',
    ['stays', 0, 'amenities', 0, 'icon'],
    'cofee',
    '`icon` must be the name of an icon of https://lucide.dev/icons; did you mean `coffee`?',
  ],
  ['accommodations.yaml', ['stays', 0, 'ink'], 'blue', '`ink` must be one of claret, teal, plum, umber, forest'],
  [
    'accommodations.yaml',
    ['stays', 1, 'id'],
    'Two Words',
    '`id` must be lower-case words joined by hyphens, for example garden-suite',
  ],
  ['accommodations.yaml', ['stays', 1, 'id'], firstStay, `\`id\` \`${firstStay}\` is used twice`],
  [
    'accommodations.yaml',
    ['stays', 1, 'pictures', 1, 'picture'],
    `${picture}x`,
    `\`picture\` names \`${picture}x\`, which is not in content/pictures.yaml; did you mean \`${picture}\`?`,
  ],
  [
    'accommodations.yaml',
    ['stays', 1, 'pictures', 1, 'picture'],
    12,
    '`picture` must be the key of a picture in pictures.yaml, or { key, focus: { x, y } }',
  ],
  [
    'accommodations.yaml',
    ['stays', 1, 'pictures', 0, 'picture'],
    { key: picture, focus: { x: 150, y: 50 } },
    '`x` must be a number of per cent, 0 to 100',
  ],
  ...[0, 9].map((count): (typeof mistakes)[number] => [
    'accommodations.yaml',
    ['stays', 1, 'pictures'],
    Object.keys(content.pictures).slice(0, count).map(pictureOf),
    `\`pictures\` must be a list of 1 to 8 entries; it has ${count}`,
  ]),
  [
    'accommodations.yaml',
    ['stays', 1, 'pictures'],
    [pictureOf(picture), pictureOf({ key: picture, focus: { x: 5, y: 5 } })],
    `\`picture\` must be the key of a picture that this stay does not show yet; \`${picture}\` is entry 1 already`,
  ],
  [
    'accommodations.yaml',
    ['stays', 1, 'pictures'],
    [picture],
    'entry 1 of `pictures` must hold fields: picture, side, caption',
  ],
  ['accommodations.yaml', ['stays', 1, 'pictures', 0, 'side'], 'outdoors', '`side` must be one of outside, inside'],
  [
    'accommodations.yaml',
    ['helpChoosing', 'paths', 0, 'stay'],
    `${secondStay}x`,
    `\`stay\` names \`${secondStay}x\`, which is not in content/accommodations.yaml; did you mean \`${secondStay}\`?`,
  ],
  ['accommodations.yaml', ['stays', 1, 'facts', 'kitchen'], 7, '`kitchen` must be true, false or a few words'],
  [
    'accommodations.yaml',
    ['stays', 2, 'features', 1],
    '',
    'entry 2 of `features` must be a text of 1 to 30 characters; it has 0',
  ],
  [
    'accommodations.yaml',
    ['stays', 0, 'residentsUsd'],
    'seventy',
    '`residentsUsd` must be a whole number of US dollars per night',
  ],
  ['accommodations.yaml', ['stays', 0, 'units'], 0, '`units` must be a whole number of stays, for example 3'],
  [
    'accommodations.yaml',
    ['localCurrency'],
    { perUsd: 0, date: '2026-11-01' },
    '`perUsd` must be the worth of one US dollar',
  ],
  ['accommodations.yaml', ['localCurrency'], { perUsd: 129.5, date: '1 November' }, `\`date\` ${aDay}`],
  ...(
    [
      ['12-32', '12-33', '`from` must be a day: every year as month-day'],
      ['2027-02-29', '2027-03-01', '`from` must be a day: every year as month-day'],
      ['12-20', '2027-01-02', 'entry 1 of `seasons` must have `from` and `until` in the same form'],
      ['2027-01-02', '2026-12-20', 'entry 1 of `seasons` must have an `until` that is not before its `from`'],
    ] as const
  ).map(([from, until, sentence]): (typeof mistakes)[number] => [
    'accommodations.yaml',
    ['seasons'],
    [seasonOf(from, until)],
    sentence,
  ]),
  [
    'accommodations.yaml',
    ['seasons'],
    [seasonOf('12-20', '01-02'), seasonOf('06-01', '06-30'), seasonOf('01-02', '01-10')],
    'entry 3 of `seasons` must not share a day with entry 1, which is for the same stay',
  ],
  [
    'accommodations.yaml',
    ['seasons'],
    [{ ...seasonOf('12-20', '01-02'), prices: Array.from({ length: 2 }, () => priceOf(firstStay)) }],
    '`prices` must hold each stay once',
  ],
  [
    'accommodations.yaml',
    ['seasons'],
    [{ ...seasonOf('12-20', '01-02'), leastNights: 1 }],
    '`leastNights` must be a whole number of nights',
  ],
  [
    'accommodations.yaml',
    ['seasons'],
    [{ ...seasonOf('12-20', '01-02'), prices: [priceOf(`${firstStay}x`)] }],
    `\`stay\` names \`${firstStay}x\``,
  ],
  [
    'accommodations.yaml',
    ['closed'],
    [
      { from: '2027-05-03', until: '2027-05-20', stays: [] },
      { from: '2027-05-20', until: '2027-05-22', stays: [firstStay] },
    ],
    'entry 2 of `closed` must not share a day with entry 1',
  ],
  [
    'site.yaml',
    ['phone'],
    '0700 000 000',
    '`phone` must be a telephone number with + and country code, digits only, for example "+254000000000"',
  ],
  ['site.yaml', ['email'], 'stay at home', '`email` must be an e-mail address, for example stay@waridigardens.example'],
  [
    'site.yaml',
    ['siteUrl'],
    'http://garden.example',
    '`siteUrl` must be a whole web address that begins with https://',
  ],
  [
    'site.yaml',
    ['siteUrl'],
    'https://garden.example/',
    '`siteUrl` must be a whole web address without a slash at the end',
  ],
  [
    'site.yaml',
    ['social', 0, 'url'],
    'javascript:alert(1)',
    '`url` must be a whole web address that begins with https://',
  ],
  ['site.yaml', ['social', 0, 'url'], `https://a.example/${'a'.repeat(300)}`, '`url` must be a whole web address'],
  [
    'site.yaml',
    ['hours', 'weekdays', 'opens'],
    '8:00',
    '`opens` must be a time of day in 24 hours and quotes, for example "08:00"',
  ],
  [
    'site.yaml',
    ['hours', 'weekdays'],
    { opens: '08:00', closes: '07:00' },
    '`weekdays` must close later than it opens',
  ],
  ['site.yaml', ['foundedYear'], '2010', '`foundedYear` must be a year, for example 2010'],
  ['site.yaml', ['navigation', 3, 'to'], 'about-us', '`to` must be one of home, accommodations'],
  ['site.yaml', ['townCentreMinutes'], { min: 50, max: 10 }, `\`townCentreMinutes\` ${range}`],
  [
    'site.yaml',
    ['place', 'timeZone'],
    'Nairobi',
    '`timeZone` must be the name of a time zone with its continent, for example Africa/Nairobi',
  ],
  [
    'site.yaml',
    ['place', 'timeZone'],
    'Africa/Atlantis',
    '`timeZone` must be the name of a time zone with its continent',
  ],
  ['site.yaml', ['place', 'timeZone'], '+03:00', '`timeZone` must be the name of a time zone with its continent'],
  [
    'site.yaml',
    ['place', 'weatherPoint', 'lat'],
    70,
    '`lat` must be a number of degrees, -65 to 65, for example -0.287',
  ],
  [
    'site.yaml',
    ['place', 'telephone', 'callingCode'],
    254,
    '`callingCode` must be the digits after the + of the country, in quotes, for example "254"',
  ],
  [
    'site.yaml',
    ['place', 'telephone', 'nationalPrefix'],
    0,
    '`nationalPrefix` must be the digits before a number within the country, in quotes, for example "0", or null',
  ],
  [
    'site.yaml',
    ['place', 'telephone', 'groups'],
    ['9 9'],
    'entry 1 of `groups` must be the lengths of the groups of a number',
  ],
  [
    'site.yaml',
    ['place', 'gate'],
    { lat: -0.2, lon: 36, plusCode: 'by the gate' },
    '`plusCode` must be a whole Plus Code, for example 6GFRP379+57',
  ],
  ['ui.yaml', ['prices', 'guests', 'other'], 'guests', '`other` must be a text that holds {count}; {count} is missing'],
  [
    'ui.yaml',
    ['prices', 'guests', 'other'],
    '{count} {who}',
    '`other` must be a text that holds {count}, and no {who}',
  ],
  [
    'ui.yaml',
    ['prices', 'guests', 'other'],
    '{count} {',
    '`other` must be a text that holds {count}; a brace stands alone',
  ],
  ['ui.yaml', ['menu'], '{Menu}', '`menu` must be plain text; leave out { and } (placeholders are written {{name}})'],
  ['pictures.yaml', [picture, 'alt'], 'Bird', '`alt` must be a text of 5 to 200 characters; it has 4'],
  [
    'pictures.yaml',
    [picture, 'file'],
    `${stem}z.webp`,
    `\`file\` of \`${picture}\`: assets/pictures has no ${stem}z.webp; did you mean \`${stem}\`?`,
  ],
  [
    'pictures.yaml',
    [picture, 'file'],
    `../${stem}.webp`,
    '`file` must be the name of a file in assets/pictures, for example rose-garden.webp',
  ],
  [
    'pictures.yaml',
    [picture, 'file'],
    `${'a'.repeat(90)}.webp`,
    '`file` must be the name of a file of at most 80 characters',
  ],
  ['pictures.yaml', ['Roses & more'], content.pictures[picture], 'is not a valid key: a key must be lower-case words'],
  ['home.yaml', ['head', 'title'], 'x'.repeat(65), '`title` must be a text of 10 to 60 characters; it has 65'],
  [
    'not-found.yaml',
    ['head', 'description'],
    'Gone away',
    '`description` must be a text of 120 to 155 characters; it has 9',
  ],
  [
    'home.yaml',
    ['about', 'kicker'],
    '<b>The garden</b>',
    '`kicker` must be plain text without HTML; leave out < and >',
  ],
  [
    'home.yaml',
    ['about', 'kicker'],
    'The\tgarden',
    '`kicker` must be plain text; it holds a sign that cannot be printed (U+0009) after “The”: type the words there anew',
  ],
  [
    'site.yaml',
    ['name'],
    '{{name}}',
    '`name` is where this fact is written: type the words themselves, without {{ and }}',
  ],
  [
    'site.yaml',
    ['siteUrl'],
    'https://a.example/b c',
    '`siteUrl` must be a whole web address that begins with https://',
  ],
  ['home.yaml', ['hero', 'heading'], ['a', 'b', 'c', 'd'], '`heading` must be a list of 1 to 3 entries; it has 4'],
  ['home.yaml', ['hero', 'heading'], [], '`heading` must be a list of 1 to 3 entries; it has 0'],
  ['home.yaml', ['about', 'values'], [], '`values` must be a list of 1 to 3 entries; it has 0'],
  [
    'home.yaml',
    ['enjoyments', 'cards', 1, 'experience'],
    'zzz',
    '`experience` names `zzz`, which is not in content/enjoyments.yaml',
  ],
  [
    'location.yaml',
    ['nearby', 'places', 0, 'asOf'],
    '2026-02-28',
    '`asOf` must be a month written as year-month, for example 2026-02',
  ],
  [
    'location.yaml',
    ['nearby', 'places', 1, 'driveMinutes'],
    '45 min',
    '`driveMinutes` must be a whole number of minutes, for example 20',
  ],
  [
    'location.yaml',
    ['nearby', 'places', 1, 'roadKm', 'min'],
    0,
    '`min` must be a whole number of kilometres, for example 85',
  ],
  [
    'location.yaml',
    ['nearby', 'places', 1, 'allowMinutes'],
    { min: 90, max: 80 },
    '`allowMinutes` must have a `max` that is not below its `min`',
  ],
  [
    'location.yaml',
    ['nearby', 'places', 0, 'coordinates', 'lat'],
    366.7,
    '`lat` must be a number of degrees, -90 to 90',
  ],
  [
    'location.yaml',
    ['seasons', 'list', 0],
    { ...nextSeason, name: 'Once more' },
    '`list` must hold each month of the year exactly once',
  ],
  ['location.yaml', ['seasons', 'list', 0, 'from'], 13, '`from` must be the number of a month, 1 to 12'],
  // This once exhausted the memory of the build.
  ['location.yaml', ['seasons', 'list', 0, 'to'], 4e12, '`to` must be the number of a month, 1 to 12'],
  ['accommodations.yaml', ['stays'], [], '`stays` must be a list of 1 to 8 entries; it has 0'],
  [
    'site.yaml',
    ['navigation'],
    ['home', 'about'].map((to) => ({ to, label: 'A label of thirty-one characters' })),
    '`navigation` must have labels of at most 60 characters together, to fit into the header; they have 64',
  ],
  ['enquiry.yaml', ['limits', 'nights'], 999, '`nights` must be a whole number from 1 to 365'],
  ['unconfirmed.yaml', [], [open('site.yaml#phon')], 'in site.yaml there is no `phon`; did you mean `phone`?'],
  [
    'unconfirmed.yaml',
    [],
    [open('sites.yaml#phone')],
    '`path` names `sites.yaml`, which is not a content file; did you mean `site`?',
  ],
  ['unconfirmed.yaml', [], [open('site.yaml')], '`path` must be a file and a field, for example site.yaml#phone'],
  [
    'unconfirmed.yaml',
    [],
    [open('site.yaml#email'), open('site.yaml#email')],
    '`path` `site.yaml#email` is listed twice',
  ],
  [
    'unconfirmed.yaml',
    [],
    [open(`accommodations.yaml#stays.${firstStay}x.features`)],
    `there is no \`${firstStay}x\`; did you mean \`${firstStay}\`?`,
  ],
  ['unconfirmed.yaml', [], [open('site.yaml#social.3')], 'in site.yaml there is no `3`'],
]

/** The sentence stands in the problems, with a line of the changed file that holds the field. */
function expectTold(
  { text, problems }: { text: string; problems: string[] },
  file: string,
  sentence: string,
  field: unknown,
) {
  const told = problems.find((problem) => problem.startsWith(`content/${file}, line `) && problem.includes(sentence))
  expect(told, problems.join('\n')).toBeDefined()
  const line = text.split('\n')[Number(/, line (\d+):/.exec(told ?? '')?.[1]) - 1]
  if (typeof field === 'string') expect(line).toContain(`${field}:`)
}

test.each(mistakes)('content/%s: %j of %j is refused', (file, path, value, sentence) => {
  const changed =
    path.length === 0
      ? copy.edit(file, (document) => void (document.contents = document.createNode(value)))
      : copy.set(file, path, value)
  const isGroup = value !== null && typeof value === 'object'
  expectTold(changed, file, sentence, isGroup ? undefined : path.at(-1))
})

test('R1: seasons of two kinds, of two stays, or one after the other, are taken', () => {
  const other = { ...seasonOf('12-20', '12-24'), prices: [priceOf(secondStay)] }
  const seasons = [seasonOf('12-20', '01-02'), seasonOf('2026-12-20', '2027-01-02'), seasonOf('01-03', '01-10'), other]
  expect(copy.set('accommodations.yaml', ['seasons'], seasons).problems).toEqual([])
})

test('a field of another name is refused with the one that was meant', () => {
  const changed = copy.rename('accommodations.yaml', ['stays', 2, 'priceUsd'], 'prceUsd')
  expectTold(changed, 'accommodations.yaml', '`prceUsd` is not a field here; did you mean `priceUsd`?', 'prceUsd')
})

test('a missing field is told where its group begins', () => {
  const { text, problems } = copy.remove('accommodations.yaml', ['stays', 2, 'forWhom'])
  const line = text.split('\n').findIndex((each) => each.includes(`id: ${stays[2]?.id}`)) + 1
  expect(problems).toEqual([
    `content/accommodations.yaml, line ${line}: \`forWhom\` is missing: it must be a text of 1 to 30 characters`,
  ])
})

test('lines point at the field, in nested groups, lists and folded texts', () => {
  const text = `# A comment, then an empty line.

head:
  title: Page Not Found
  description: >-
    Much
    too short
kicker: Lost
heading: Oops!
lede: Once more round
homeLabel: "<b>"
links:
  - { to: home, label: Home }
  - to: nowhere
    label: ""
picture: { key: ${picture}, focus: { x: 50,
  y: -1 } }
ink: teal
`
  const told = copy.replace('not-found.yaml', text).filter((problem) => problem.includes('not-found.yaml, '))
  expect(told.map((problem) => /line (\d+): (?:entry \d of )?`(\w+)`/.exec(problem)?.slice(1).join(' '))).toEqual([
    '5 description',
    '11 homeLabel',
    '14 to',
    '15 label',
    '17 y',
  ])
})

test('W6 a link to the places nearby is told where there are none', () => {
  const { problems } = copy.set('location.yaml', ['nearby', 'places'], [])
  const told = problems.filter((problem) =>
    problem.includes('`to` leads to the places nearby, but content/location.yaml has none'),
  )
  expect(told[0]).toMatch(/^content\/(?:enjoyments|home|site)\.yaml, line \d+: /)
})

test('the sentence is exactly file, line, field and rule', () => {
  const { text, problems } = copy.set('accommodations.yaml', ['stays', 2, 'priceUsd'], 'about 95')
  const line = text.split('\n').findIndex((each) => each.includes('about 95')) + 1
  expect(problems).toEqual([`content/accommodations.yaml, line ${line}: ${price}; type the number alone: 95`])
})

test('all problems of all files are told together, in order, and each once', () => {
  const site = copy.read('site.yaml')
  const changed = copy.edit('site.yaml', (document) => {
    setIn(document, ['foundedYear'], 'old')
    document.deleteIn(['emailAnswerHours'])
    setIn(document, ['emailHours'], 24)
  })
  copy.write('site.yaml', changed.text)
  try {
    const { problems } = copy.set('accommodations.yaml', ['stays', 2, 'priceUsd'], 'cheap')
    expect(problems.map((problem) => problem.split(',')[0])).toEqual([
      'content/accommodations.yaml',
      'content/site.yaml',
      'content/site.yaml',
      'content/site.yaml',
    ])
    expect(problems.join('\n')).toMatch(/`priceUsd`[^]*`emailAnswerHours`[^]*`foundedYear`[^]*`emailHours`/)
  } finally {
    copy.write('site.yaml', site)
  }
})

describe('a file that cannot be read', () => {
  const text = ['name: Garden', '  email: stay: x', 'foundedYear: 2010', ''].join('\n')

  test('is told with its line, and nothing is said of what depends on it', () => {
    const problems = copy.replace('site.yaml', text)
    expect(problems.length).toBeGreaterThan(0)
    for (const problem of problems) expect(problem).toMatch(/^content\/site\.yaml, line [12]: cannot be read as YAML: /)
  })

  test('and one that is empty', () => {
    expect(copy.replace('site.yaml', '')).toEqual(['content/site.yaml, line 1: the file is empty'])
  })
})
