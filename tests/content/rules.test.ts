/**
 * Wrong content is refused with file, line, field and a plain sentence. What single fields take is tried in
 * content/kinds.test.ts; here are the rules between fields and between files.
 */
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { contentSchemas } from '../../content/schema.ts'
import { loadContent } from '../../tools/content/load.ts'
import { readSource } from '../../tools/content/read-yaml.ts'
import { walkTexts } from '../../tools/content/walk.ts'
import { contentInMemory, soundContent } from './content-copy.ts'

const copy = contentInMemory()
const content = soundContent()

const { stays } = content.accommodations
const [firstStay = '', secondStay = ''] = stays.map(({ id }) => id)
const [picture = ''] = Object.keys(content.pictures)
const pictureOf = (key: string, x = 50) => ({ picture: { key, focus: { x, y: 5 } }, side: null, caption: null })
const twoOfOne = [pictureOf(picture), pictureOf(picture, 5)]
const meant = (word: string) => `did you mean \`${word}\`?`

const open = (path: string) => ({ [path]: 'Nobody has said so yet.' })
const inNoStay = `accommodations.yaml#stays.${firstStay}x.features`

const aDay = 'must be a day that exists, written as year-month-day, for example 2026-12-02'
const aSpan = 'must not end before it begins'

const notice = { text: 'The dining room is being painted.', from: '2026-12-02', until: '2026-12-06', link: null }
const priceOf = (stay: string) => ({ stay, priceUsd: 120, residentsUsd: null })
const seasonOf = (from: string, until: string) => ({ from, until, leastNights: null, prices: [priceOf(firstStay)] })
const pricedTwice = { ...seasonOf('12-20', '01-02'), prices: [priceOf(firstStay), priceOf(firstStay)] }
const overlapping = [seasonOf('12-20', '01-02'), seasonOf('06-01', '06-30'), seasonOf('01-02', '01-10')]
const closedOn = (from: string, until: string, ...of: string[]) => ({ from, until, stays: of })
const closedTwice = [closedOn('2027-05-03', '2027-05-20'), closedOn('2027-05-20', '2027-05-22', firstStay)]

const longLinks = ['home', 'about'].map((to) => ({ to, label: 'A label of thirty-one characters' }))
const typed = (part: object) => [{ stay: firstStay, unit: 1, from: '2027-12-30', until: '2028-01-02', ...part }]

/** Where it is, as in unconfirmed.yaml, what is written there, and the sentence. */
const mistakes: [place: string, value: unknown, sentence: string][] = [
  ['site.yaml#notice', { ...notice, until: '2026-12-01' }, `\`notice\` ${aSpan}`],
  ['site.yaml#siteUrl', 'https://garden.example/', '`siteUrl` must be a whole web address without a slash'],
  ['site.yaml#hours.weekdays', { opens: '08:00', closes: '07:00' }, '`weekdays` must close later than it opens'],
  ['site.yaml#townCentreMinutes', { min: 50, max: 10 }, '`townCentreMinutes` must not have a min above its max'],
  ['site.yaml#place.timeZone', 'Africa/Atlantis', '`timeZone` must be the name of a time zone with its continent'],
  ['site.yaml#place.telephone.groups', ['9 9'], 'entry 1 of `groups` must be the lengths of the groups'],
  ['site.yaml#name', '{{name}}', '`name` is where this fact is written: type the words themselves'],
  ['site.yaml#siteUrl', 'https://garden.example?x=1', 'without a slash, ? or # at the end'],
  ['site.yaml#phone', '0700 000 000', '`phone` must be a telephone number with + and country code, and no digit'],
  ['site.yaml#phone', '+3512995550170', '`phone` must be +351 and 9 digits, or a number abroad'],
  ['site.yaml#whatsapp', '+4407911123456', 'and have no 0 behind the country code'],
  ['site.yaml#navigation', longLinks, 'labels of at most 60 characters together, to fit into the header; they have 64'],
  ['site.yaml#footer.links', content.site.footer.links.filter(({ to }) => to !== 'about'), 'one to `about` is missing'],
  ['terms.yaml#terms.arrival.answer', { arrival: '10:00', departure: '14:00' }, 'a departure before the arrival'],
  ['terms.yaml#terms.payment.answer', { deposit: 'None.', ways: ['card', 'card'] }, 'hold each way to pay once'],
  ['accommodations.yaml#stays.2.priceUsd', null, '`priceUsd` is empty: it must be a whole number of US dollars'],
  ['accommodations.yaml#stays.1.pictures.1.picture.key', `${picture}x`, `none of the pictures; ${meant(picture)}`],
  ['accommodations.yaml#stays.1.pictures', twoOfOne, `not in this list yet; \`${picture}\` is already entry 1`],
  ['accommodations.yaml#seasons', [seasonOf('12-32', '12-33')], '`from` must be a day: month-day for every year'],
  ['accommodations.yaml#seasons', [seasonOf('12-20', '2027-01-02')], 'must have both days for every year (12-20)'],
  ['accommodations.yaml#seasons', [seasonOf('2027-01-02', '2026-12-20')], `entry 1 of \`seasons\` ${aSpan}`],
  ['accommodations.yaml#seasons', overlapping, 'entry 3 of `seasons` must not share a day with entry 1, which is for'],
  ['accommodations.yaml#seasons', [pricedTwice], '`prices` must list each room or house once'],
  ['accommodations.yaml#closed', closedTwice, 'entry 2 of `closed` must not share a day with entry 1'],
  [`pictures.yaml#${picture}z`, 'A picture.', `has no picture of that name in assets/pictures; ${meant(picture)}`],
  ['pictures.yaml#img-4711', 'A picture.', 'in assets/pictures: put it there, or correct its name here'],
  ['pictures.yaml#Roses & more', content.pictures[picture], 'is not a valid key: a key must be lower-case words'],
  ['home.yaml#enjoyments.cards.1.experience', 'zzz', '`experience` names `zzz`, which is none of the experiences'],
  ['taken.yaml', typed({ stay: 'no-such-stay' }), 'names `no-such-stay`'],
  ['taken.yaml', typed({ from: '2027-02-29' }), aDay],
  ['taken.yaml', typed({ unit: 0 }), 'must be the number of a unit'],
  ['taken.yaml', typed({ unit: 9 }), `must be at most ${stays[0]?.units ?? 1}, the number of units`],
  ['unconfirmed.yaml', open('site.yaml#phon'), `nowhere: in \`site.yaml\` there is no \`phon\`; ${meant('phone')}`],
  ['unconfirmed.yaml', open('sites.yaml#phone'), `\`sites.yaml\`, which is not a content file; ${meant('site')}`],
  ['unconfirmed.yaml', open(inNoStay), `there is no \`${firstStay}x\`; ${meant(firstStay)}`],
]

/** The sentence stands in the problems, with a line of the changed file that holds the field. */
function expectTold({ text, problems }: ReturnType<typeof copy.edit>, file: string, sentence: string, field: unknown) {
  const told = problems.find((problem) => problem.startsWith(`content/${file}, line `) && problem.includes(sentence))
  expect(told, problems.join('\n')).toBeDefined()
  const line = text.split('\n')[Number(/, line (\d+):/.exec(told ?? '')?.[1]) - 1]
  if (typeof field === 'string') expect(line).toContain(`${field}:`)
}

test.each(mistakes)('content/%s: %j is refused', (place, value, sentence) => {
  const [file = '', path] = place.split('#')
  const steps = path?.split('.') ?? []
  const changed = path
    ? copy.set(file, steps, value)
    : copy.edit(file, (document) => void (document.contents = document.createNode(value)))
  expectTold(changed, file, sentence, value !== null && typeof value === 'object' ? undefined : steps.at(-1))
})

test('R1: seasons of two kinds, of two stays, or one after the other, are taken', () => {
  const other = { ...seasonOf('12-20', '12-24'), prices: [priceOf(secondStay)] }
  const seasons = [seasonOf('12-20', '01-02'), seasonOf('2026-12-20', '2027-01-02'), seasonOf('01-03', '01-10'), other]
  expect(copy.set('accommodations.yaml', ['seasons'], seasons).problems).toEqual([])
})

test('T3: nights that the owner has typed may be one night, or none, and the file may be missing', () => {
  expect(copy.replace('taken.yaml', JSON.stringify(typed({ unit: stays[0]?.units, until: '2027-12-30' })))).toEqual([])
  for (const text of ['[]\n', '# Nothing is typed.\n']) expect(copy.replace('taken.yaml', text)).toEqual([])
  const files = new Map(copy.files)
  files.delete('content/taken.yaml')
  expect(loadContent(files)).toMatchObject({ content: { taken: [] }, problems: [] })
})

test('a word that is marked elsewhere is told, and a field that is missing with null, where that is taken', () => {
  const told = copy.set('home.yaml', ['about', 'kicker'], 'Say _Maua_ here, and maua there')
  expectTold(told, 'home.yaml', '`kicker` holds “maua”, a word of another language: write _maua_', 'kicker')
  expect(copy.remove('site.yaml', ['roseVarieties']).problems.join()).toMatch(
    /it must be .*; where there is none, type null$/,
  )
  expect(copy.remove('site.yaml', ['foundedYear']).problems.join()).not.toContain('null')
})

test('a picture may have two endings, as Windows makes them; other files of its name are no picture', () => {
  const others = [...copy.files].filter(([file]) => file !== `assets/pictures/${picture}.jpg`)
  const toldWith = (name: string) => loadContent(new Map([...others, [`assets/pictures/${name}`, '']])).problems
  expect(toldWith(`${picture}.JPG.jpg`)).toEqual([])
  for (const name of [`${picture}.txt`, `.${picture}.jpg`])
    expect(toldWith(name)).toMatchObject([{ says: expect.stringContaining('has no picture'), at: { path: [picture] } }])
})

test('a missing field is told where its group begins', () => {
  const { text, problems } = copy.remove('accommodations.yaml', ['stays', 2, 'forWhom'])
  const line = text.split('\n').findIndex((each) => each.includes(`id: ${stays[2]?.id}`)) + 1
  expect(problems).toEqual([
    `content/accommodations.yaml, line ${line}: \`forWhom\` is missing: it must be a text of 1 to 30 characters`,
  ])
})

test('every field is found on its line, in groups, lists and folded texts', () => {
  for (const name of Object.keys(contentSchemas)) {
    const text = copy.read(`${name}.yaml`)
    const { lineOf } = readSource(copy.files, `content/${name}.yaml`)
    const found: number[] = []
    walkTexts(parse(text), (_, path) => {
      if (typeof path.at(-1) !== 'string') return
      found.push(lineOf(path))
      expect(text.split('\n')[lineOf(path) - 1], path.join('.')).toContain(`${path.at(-1)}:`)
    })
    // In the order in which they are written: none is taken for another of its name.
    expect(found, name).toEqual(found.toSorted((a, b) => a - b))
  }
})

test('W6 a link to the places nearby is told where there are none', () => {
  const { problems } = copy.set('location.yaml', ['nearby', 'places'], [])
  const told = problems.filter((problem) => problem.includes('`to` leads to the places nearby, and there are none'))
  expect(told[0]).toMatch(/^content\/(?:enjoyments|home|site)\.yaml, line \d+: /)
})

test('all problems of all files are told together, in order, and each once', () => {
  const site = copy.read('site.yaml')
  const wrong = copy.edit('site.yaml', (document) => {
    document.setIn(['foundedYear'], 'old')
    document.deleteIn(['emailAnswerHours'])
    document.setIn(['emailHours'], 24)
  })
  copy.files.set('content/site.yaml', wrong.text)
  const { problems } = copy.set('accommodations.yaml', ['stays', 2, 'priceUsd'], 'cheap')
  copy.files.set('content/site.yaml', site)
  const told = problems.map((problem) => /content\/([\w-]+)\.yaml.*?`(\w+)`/.exec(problem)?.slice(1).join(' '))
  expect(told).toEqual(['accommodations priceUsd', 'site emailAnswerHours', 'site foundedYear', 'site emailHours'])
})

test('an id that stands twice is told alone, without what follows from it', () => {
  const { problems } = copy.set('accommodations.yaml', ['stays', 1, 'id'], firstStay)
  expect(problems).toEqual([
    expect.stringContaining(`\`id\` \`${firstStay}\` is used twice: give this entry an id of its own`),
  ])
})
