/** Wrong content is refused with file, line, field and a plain sentence. */
import { expect, test } from 'vitest'
import { copyContent } from './content-copy.ts'

const copy = copyContent()

/**
 * file, what stands there, what is written instead, the sentence, and where it points if not at the first
 * line changed
 */
const mistakes: [file: string, from: string, to: string, sentence: string][] = [
  [
    'accommodations.yaml',
    'priceUsd: 95',
    'priceUsd: ninety-five',
    '`priceUsd` must be a number of US dollars per night, for example 95',
  ],
  [
    'accommodations.yaml',
    'priceUsd: 95',
    'priceUsd: -5',
    '`priceUsd` must be a number of US dollars per night, for example 95',
  ],
  [
    'accommodations.yaml',
    'priceUsd: 95',
    'priceUsd: 9.5',
    '`priceUsd` must be a number of US dollars per night, for example 95',
  ],
  [
    'accommodations.yaml',
    'priceUsd: 95',
    'priceUsd:',
    '`priceUsd` is empty: it must be a number of US dollars per night, for example 95',
  ],
  [
    'accommodations.yaml',
    'priceUsd: 95',
    'prceUsd: 95',
    '`prceUsd` is no field here; did you mean `priceUsd`?',
  ],
  [
    'accommodations.yaml',
    'priceIsFrom: true',
    'priceIsFrom: yes',
    '`priceIsFrom` must be true or false (true where the price starts there)',
  ],
  [
    'accommodations.yaml',
    'occupancy: { min: 4, max: 8 }',
    'occupancy: { min: 8, max: 4 }',
    '`occupancy` must have a `max` that is not below its `min`',
  ],
  [
    'accommodations.yaml',
    'occupancy: { min: 4, max: 8 }',
    'occupancy: { min: four, max: 8 }',
    '`min` must be a whole number of guests, for example 2',
  ],
  [
    'accommodations.yaml',
    'occupancy: { min: 4, max: 8 }',
    'occupancy: 4-8',
    '`occupancy` must hold fields: min, max',
  ],
  [
    'accommodations.yaml',
    'icon: bug-off',
    'icon: mosquito',
    '`icon` must be a name from the list, such as `armchair`',
  ],
  [
    'accommodations.yaml',
    'icon: coffee',
    'icon: cofee',
    '`icon` must be a name from the list, such as `armchair`; did you mean `coffee`?',
  ],
  ['accommodations.yaml', 'ink: teal', 'ink: blue', '`ink` must be one of claret, teal, plum, umber, forest'],
  [
    'accommodations.yaml',
    '- id: family-villa',
    '- id: Family Villa',
    '`id` must be lower-case words joined by hyphens, for example garden-suite',
  ],
  [
    'accommodations.yaml',
    '- id: family-villa',
    '- id: garden-suite',
    '`id` `garden-suite` stands here twice',
  ],
  [
    'accommodations.yaml',
    'interior: family-villa-interior',
    'interior: family-vila-interior',
    '`interior` names `family-vila-interior`, which content/pictures.yaml does not hold; did you mean `family-villa-interior`?',
  ],
  [
    'accommodations.yaml',
    'interior: family-villa-interior',
    'interior: 12',
    '`interior` must be the key of a picture in pictures.yaml, or { key, focus: { x, y } }',
  ],
  [
    'accommodations.yaml',
    'exterior: { key: family-villa, focus: { x: 50, y: 50 } }',
    'exterior: { key: family-villa, focus: { x: 150, y: 50 } }',
    '`x` must be a number of per cent, 0 to 100',
  ],
  [
    'accommodations.yaml',
    'celebrating", stay: romantic-cottage',
    'celebrating", stay: romantic-cotage',
    '`stay` names `romantic-cotage`, which content/accommodations.yaml does not hold; did you mean `romantic-cottage`?',
  ],
  [
    'accommodations.yaml',
    'executive-suite: true }',
    'executive: true }',
    '`executive` is not in content/accommodations.yaml; did you mean `executive-suite`?',
  ],
  [
    'accommodations.yaml',
    'family-villa: true, romantic',
    'romantic',
    '`cells` holds nothing for `family-villa`',
  ],
  [
    'accommodations.yaml',
    '      - King-size bed\n',
    '      - ""\n',
    'entry 2 of `features` must be a text of 1 to 30 characters; it has 0',
  ],
  [
    'site.yaml',
    'phone: "+254000000000"',
    'phone: 0700 000 000',
    '`phone` must be a telephone number with + and country code, digits only, for example "+254000000000"',
  ],
  [
    'site.yaml',
    'email: stay@waridigardens.example',
    'email: stay at waridi',
    '`email` must be an e-mail address, for example stay@waridigardens.example',
  ],
  [
    'site.yaml',
    'siteUrl: https://waridigardens.example',
    'siteUrl: http://waridigardens.example',
    '`siteUrl` must be a whole web address that begins with https://',
  ],
  [
    'site.yaml',
    'siteUrl: https://waridigardens.example',
    'siteUrl: https://waridigardens.example/',
    '`siteUrl` must be a whole web address without a slash at the end',
  ],
  [
    'site.yaml',
    'url: https://instagram.example/waridigardens',
    'url: javascript:alert(1)',
    '`url` must be a whole web address that begins with https://',
  ],
  [
    'site.yaml',
    'opens: "08:00"',
    'opens: "8:00"',
    '`opens` must be a time of day in 24 hours and quotes, for example "08:00"',
  ],
  ['site.yaml', 'closes: "20:00"', 'closes: "07:00"', '`weekdays` must close later than it opens'],
  ['site.yaml', 'foundedYear: 2010', 'foundedYear: "2010"', '`foundedYear` must be a year, for example 2010'],
  [
    'site.yaml',
    '- { to: about, label: About Us }',
    '- { to: about-us, label: About Us }',
    '`to` must be one of home, accommodations',
  ],
  [
    'site.yaml',
    'min: 5, max: 10',
    'min: 50, max: 10',
    '`townCentreMinutes` must have a `max` that is not below its `min`',
  ],
  [
    'ui.yaml',
    'skipLink: Skip to content\n',
    '',
    '`skipLink` is missing: it must be a text of 1 to 40 characters',
  ],
  [
    'ui.yaml',
    'other: "{count} guests"',
    'other: guests',
    '`other` must be a text that holds {count}; {count} is missing',
  ],
  [
    'ui.yaml',
    'other: "{count} guests"',
    'other: "{count} {who}"',
    '`other` must be a text that holds {count}, and no {who}',
  ],
  [
    'ui.yaml',
    'menu: Menu',
    'menu: "{Menu}"',
    '`menu` must be plain text; leave out { and } (placeholders are written {{name}})',
  ],
  [
    'pictures.yaml',
    'alt: Flamingos wading in Lake Nakuru at dawn.',
    'alt: Bird',
    '`alt` must be a text of 5 to 200 characters; it has 4',
  ],
  [
    'pictures.yaml',
    'file: gardens.webp',
    'file: gardenz.webp',
    '`file` of `gardens`: assets/pictures holds no gardenz.webp; did you mean `gardens`?',
  ],
  [
    'pictures.yaml',
    'file: gardens.webp',
    'file: ../gardens.webp',
    '`file` must be the name of a file in assets/pictures, for example rose-garden.webp',
  ],
  [
    'home.yaml',
    'Rose Garden Resort and Stays"',
    'Rose Garden Resort and Stays for Everybody"',
    '`title` must be a text of 10 to 60 characters; it has 65',
  ],
  [
    'not-found.yaml',
    'open the {{city}} Guide or\n    send us a message and we will help.',
    '',
    '`description` must be a text of 120 to 155 characters; it has 8',
  ],
  [
    'home.yaml',
    'kicker: The garden',
    'kicker: <b>The garden</b>',
    '`kicker` must be plain text without HTML; leave out < and >',
  ],
  [
    'home.yaml',
    'kicker: The garden',
    'kicker: "The\\tgarden"',
    '`kicker` must be plain text; it holds a character that cannot be printed',
  ],
  [
    'home.yaml',
    '    - among roses\n',
    '    - among roses\n    - every\n    - day\n',
    '`heading` must be a list of 1 to 3 entries; it has 4',
  ],
  [
    'home.yaml',
    'experience: tasty-food',
    'experience: tasty',
    '`experience` names `tasty`, which content/enjoyments.yaml does not hold',
  ],
  ['home.yaml', 'lang: sw', 'lang: Swahili', '`lang` must be one of en, sw'],
  [
    'location.yaml',
    'checkedOn: 2026-02-28',
    'checkedOn: 28.2.2026',
    '`checkedOn` must be a day written as year-month-day, for example 2026-02-28',
  ],
  [
    'location.yaml',
    'checkedOn: 2026-02-28',
    'checkedOn: 2026-02-30',
    '`checkedOn` must be a day written as year-month-day, for example 2026-02-28',
  ],
  [
    'location.yaml',
    'driveMinutes: 45',
    'driveMinutes: 45 min',
    '`driveMinutes` must be a whole number of minutes, for example 20',
  ],
  ['location.yaml', 'lat: -0.3667', 'lat: 366.7', '`lat` must be a number of degrees, -90 to 90'],
  [
    'location.yaml',
    '{ from: 1, to: 2,',
    '{ from: 1, to: 3,',
    '`list` must hold each month of the year exactly once',
  ],
  [
    'unconfirmed.yaml',
    'site.yaml#phone',
    'site.yaml#phon',
    '`path` leads nowhere: in site.yaml there is no `phon`; did you mean `phone`?',
  ],
  [
    'unconfirmed.yaml',
    'site.yaml#phone',
    'sites.yaml#phone',
    '`path` names `sites.yaml`, which is no content file; did you mean `site`?',
  ],
  [
    'unconfirmed.yaml',
    'site.yaml#phone',
    'site.yaml',
    '`path` must be a file and a field, for example site.yaml#phone',
  ],
  ['unconfirmed.yaml', 'site.yaml#phone', 'site.yaml#email', '`path` `site.yaml#email` stands here twice'],
  [
    'unconfirmed.yaml',
    'stays.garden-suite.features',
    'stays.garden-suit.features',
    'there is no `garden-suit`; did you mean `garden-suite`?',
  ],
  ['unconfirmed.yaml', 'site.yaml#social.2', 'site.yaml#social.3', 'in site.yaml there is no `3`'],
]

test.each(mistakes)('content/%s: %s → %s', (file, from, to, sentence) => {
  const problems = copy.change(file, from, to)
  expect(problems.join('\n')).toContain(sentence)
  expect(
    problems.some((problem) => problem.startsWith(`content/${file}, line `) && problem.includes(sentence)),
  ).toBe(true)
})

test('the sentence is exactly file, line, field and rule', () => {
  const line = copy.lineOf('accommodations.yaml', 'priceUsd: 95')
  expect(copy.change('accommodations.yaml', 'priceUsd: 95', 'priceUsd: about 95')).toEqual([
    `content/accommodations.yaml, line ${line}: \`priceUsd\` must be a number of US dollars per night, for example 95`,
  ])
})

test('lines point at the field, in nested groups, lists and folded texts', () => {
  const file = 'accommodations.yaml'
  const lineOf = (problems: string[]) => problems.map((problem) => Number(/, line (\d+):/.exec(problem)?.[1]))
  expect(
    lineOf(copy.change(file, 'icon: tv, text: Television', 'icon: television, text: Television')),
  ).toEqual([copy.lineOf(file, 'icon: tv')])
  expect(lineOf(copy.change(file, '- Private veranda', '- Private veranda <3'))).toEqual([
    copy.lineOf(file, '- Private veranda'),
  ])
  expect(lineOf(copy.change(file, 'forWhom: For two, celebrating', 'forWho: For two'))).toContain(
    copy.lineOf(file, 'forWhom: For two, celebrating'),
  )
  const folded = copy.change(file, 'in US dollars.\nbookLabel', 'in {{currency}}.\nbookLabel')
  expect(lineOf(folded)).toEqual([copy.lineOf(file, 'lede: >-')])
})

test('a missing field is told where its group begins', () => {
  const problems = copy.change('accommodations.yaml', '    forWhom: For two, celebrating\n', '')
  const line = copy.lineOf('accommodations.yaml', '- id: romantic-cottage')
  expect(problems).toEqual([
    `content/accommodations.yaml, line ${line}: \`forWhom\` is missing: it must be a text of 1 to 30 characters`,
  ])
})

test('all problems of all files are told together, in order', () => {
  const site = copy.read('site.yaml')
  copy.write(
    'site.yaml',
    site.replace('foundedYear: 2010', 'foundedYear: old').replace('emailAnswerHours: 24', 'emailHours: 24'),
  )
  try {
    const problems = copy.change('accommodations.yaml', 'priceUsd: 95', 'priceUsd: cheap')
    expect(problems.map((problem) => problem.split(':')[0])).toEqual([
      `content/accommodations.yaml, line ${copy.lineOf('accommodations.yaml', 'priceUsd: 95')}`,
      expect.stringMatching(/^content\/site\.yaml, line \d+$/),
      expect.stringMatching(/^content\/site\.yaml, line \d+$/),
      expect.stringMatching(/^content\/site\.yaml, line \d+$/),
    ])
    expect(problems.join('\n')).not.toMatch(/home\.yaml|about\.yaml/)
  } finally {
    copy.write('site.yaml', site)
  }
})

test('a file that cannot be read is told once, with its line', () => {
  const file = 'site.yaml'
  const line = copy.lineOf(file, 'email: stay')
  const problems = copy.change(file, 'email: stay', '  email: stay: x')
  expect(problems.length).toBeGreaterThan(0)
  for (const problem of problems)
    expect(problem).toMatch(/^content\/site\.yaml, line \d+: cannot be read as YAML: /)
  expect(problems.some((problem) => Math.abs(Number(/line (\d+)/.exec(problem)?.[1]) - line) <= 1)).toBe(true)
  expect(copy.change(file, 'foundedYear: 2010', 'name: Twice\nfoundedYear: 2010')).toEqual([
    `content/site.yaml, line ${copy.lineOf(file, 'foundedYear')}: cannot be read as YAML: the same field stands here twice`,
  ])
  expect(copy.replace(file, '')).toEqual(['content/site.yaml, line 1: the file is empty'])
})
