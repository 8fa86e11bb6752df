import { expect, test } from 'vitest'
import { soundContent } from '../../tests/content/content-copy.ts'
import { formatProblem } from '../content/problem.ts'
import { reasonsInContent } from './launch-reasons.ts'

const resort = soundContent()
const { site } = resort
/** The term that the sample leaves open, answered. */
const taxes = { ...resort.terms.terms.taxes, answer: resort.terms.terms.meals.answer }
const terms = { ...resort.terms, terms: { ...resort.terms.terms, taxes } }
const content = { ...resort, terms }

/** What its owner types once there is a real one; the site of a test has addresses that nobody can register. */
const real = {
  ...site,
  siteUrl: 'https://www.the-lodge.pt',
  email: 'ola@the-lodge.pt',
  social: site.social.map((each) => ({ ...each, url: 'https://www.pages.pt/the-lodge' })),
}
const against = (changed: Partial<typeof content>) =>
  reasonsInContent({ ...content, site: real, ...changed }).map(formatProblem)

const open = (path: string) => ({ path, why: 'Nobody has said so yet.' })

test('what nobody has confirmed is in the way: by page, and alone what is paid for or leads to the resort', () => {
  const readIt = 'that nobody has confirmed: read the page, and confirm it in the editor'
  const ofPages = ['home.yaml#quote', 'home.yaml#about.lede', 'site.yaml#address']
  const unconfirmed = [...ofPages, 'site.yaml#name', 'terms.yaml#terms.price.answer'].map(open)
  expect(against({ unconfirmed })).toEqual([
    `content/home.yaml: has 2 facts ${readIt}`,
    `content/site.yaml: has one fact ${readIt}`,
    'content/site.yaml: `name` is not confirmed: Nobody has said so yet.',
    'content/terms.yaml: `answer` is not confirmed: Nobody has said so yet.',
  ])
})

test('a placeholder that is not confirmed is in the way for one reason', () => {
  expect(against({ unconfirmed: [open('site.yaml#email')], site: { ...real, email: site.email } })).toEqual([
    expect.stringContaining('is a placeholder'),
  ])
})

test.each([
  'https://mauahillhouse.example',
  'https://example.com',
  'https://site.test',
  'https://the-resort.co.ke:8443',
  'https://the-resort.co.ke/site',
  'https://a@the-resort.co.ke',
])('an address like %s is in the way', (siteUrl) => {
  expect(against({ site: { ...real, siteUrl } })).toEqual([expect.stringMatching(/^content\/site\.yaml: `siteUrl` /)])
})

const nobodys = site.phone.slice(0, 4) + '0'.repeat(site.phone.length - 4)
test.each<readonly [Partial<typeof site>, string]>([
  [{ email: site.email }, `\`email\` is a placeholder, ${site.email}: type the address of the mailbox that you read`],
  [{ phone: nobodys }, `\`phone\` is a placeholder that nobody can call, ${nobodys}: type the number that guests call`],
  [{ whatsapp: nobodys }, `\`whatsapp\` is a placeholder, ${nobodys}: type the number that answers on WhatsApp`],
  [
    { social: site.social.slice(0, 1) },
    `\`url\` is a placeholder, ${site.social[0]?.url}: type the address of the ${site.social[0]?.name} page, or take the page out of the list`,
  ],
])('the placeholder %o is in the way', (placeholder, sentence) => {
  expect(against({ site: { ...real, ...placeholder } })).toEqual([`content/site.yaml: ${sentence}`])
})

const orAsk = 'type it, or set `askUs: true` if you would rather be asked'
const withTerms = (changes: object) => ({ terms: { ...terms, terms: { ...terms.terms, ...changes } } })

test('B1 what guests ask is in the way without an answer', () => {
  const all = Object.entries(terms.terms)
  const unanswered = all.map(([id, term]) => [id, { ...term, answer: null, askUs: false }] as const)
  expect(against(withTerms(Object.fromEntries(unanswered)))).toEqual(
    all.map(([, { question }]) => `content/terms.yaml: \`answer\` to “${question}” is missing: ${orAsk}`),
  )
})

test('B1 the age of a child is in the way while it is open, unless guests may ask', () => {
  const children = { ...terms.terms.children, countFromAge: null }
  expect(against(withTerms({ children }))).toEqual([
    `content/terms.yaml: \`countFromAge\` is missing, the age from which a child counts as a guest: ${orAsk}`,
  ])
  expect(against(withTerms({ children: { ...children, answer: null, askUs: true } }))).toEqual([])
})
