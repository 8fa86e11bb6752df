/** What prevents the launch. */
import type { Content } from '../../content/schema.ts'
import type { Result } from '../runner.ts'
import { follow } from '../content/references.ts'
import type { Path, Place, Problem } from '../content/problem.ts'
import { readSource } from '../content/source.ts'
import { pageFileOf, pageName } from '../content/page-names.ts'
import { problemsBeyondContent } from './owner-check.ts'

/** A fact that nobody has confirmed. */
export type OpenFact = {
  /** Where guests read it, e.g. `Nakuru Guide`. */
  page: string
  question: string
  /** Where it is written: `content/site.yaml, line 9`. */
  place: string
  /** What the site says now; undefined where it is not a single value. */
  now: string | undefined
}

const longestNow = 60

function inALine(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  return value.length <= longestNow ? `“${value}”` : `“${value.slice(0, longestNow).trimEnd()} …”`
}

/** Every entry of content/unconfirmed.yaml, with its present value. `content` is what was read from `root`. */
export function openFacts(root: string, content: Content): OpenFact[] {
  const sources = new Map<string, ReturnType<typeof readSource>>()
  return content.unconfirmed.map(({ path, why }) => {
    const [name = '', steps = ''] = path.split('#')
    const page = pageName(content.site, pageFileOf(path))
    const source = sources.get(name) ?? readSource(root, `content/${name}`)
    sources.set(name, source)
    const found = follow(source.data, steps)
    // The path was checked with the content, so it exists.
    const place = `content/${name}, line ${source.lineOf('missing' in found ? [] : found.path)}`
    const shown = follow(content[name.replace(/\.yaml$/, '') as keyof Content], steps)
    return { page, question: why, place, now: 'missing' in shown ? undefined : inALine(shown.value) }
  })
}

/** The list that `npm run launch -- --list` prints, a group for each page. */
export function listOpenFacts(facts: readonly OpenFact[]): string {
  if (facts.length === 0) return 'Everything is confirmed: content/unconfirmed.yaml is empty.'
  const pages = Map.groupBy(facts, ({ page }) => page)
  const groups = [...pages].map(([page, group]) => {
    const entries = group.map(
      ({ question, place, now }) => `  • ${question}\n      ${now === undefined ? '' : `now ${now} · `}${place}`,
    )
    return [page, ...entries].join('\n')
  })
  const count = facts.length === 1 ? 'One fact is' : `${facts.length} facts are`
  return `${count} not confirmed. Correct what is wrong where it stands. In the editor (npm run edit) say of each page that
it is right, and of each placeholder and term by itself; by hand, take the entries out of content/unconfirmed.yaml.

${groups.join('\n\n')}`
}

/** Names that cannot be registered (RFC 2606), and localhost. */
function isPlaceholder(host: string): boolean {
  return /(?:^|\.)(?:example|test|invalid|localhost|local)$|(?:^|\.)example\.(?:com|net|org)$/i.test(host)
}

/** What is wrong with the address of the site. */
function wrongAddress(siteUrl: string): string | undefined {
  const url = URL.parse(siteUrl)
  if (!url) return `is not a web address: ${siteUrl}`
  if (isPlaceholder(url.hostname)) return `is a placeholder, ${siteUrl}: type the address that the site will have`
  if (url.protocol !== 'https:') return 'must begin with https://, because browsers are told to insist on it'
  if (!url.hostname.includes('.') || /^[\d.]+$|^\[/.test(url.hostname) || url.port !== '' || url.username !== '')
    return `must be the name of a host and nothing else, such as https://www.the-resort.co.ke; it is ${siteUrl}`
  // Addresses in the pages begin with a slash, so the site must be at the root.
  if (url.pathname !== '/') return `must lead to the top of a host; the site cannot live below ${url.pathname}`
  return undefined
}

type Contacts = Pick<Content['site'], 'siteUrl' | 'email' | 'phone' | 'whatsapp' | 'social'>

/** Contacts that are still placeholders, whether or not unconfirmed.yaml lists them. */
export function inventedContacts({ siteUrl, email, phone, whatsapp, social }: Contacts): Problem[] {
  const isNobodys = (number: string) => /0{7}$/.test(number)
  const problem = (says: string | false | undefined, ...path: Path): Problem[] =>
    says ? [{ says, at: { file: 'content/site.yaml', path } }] : []
  return [
    ...problem(wrongAddress(siteUrl), 'siteUrl'),
    ...problem(
      isNobodys(phone) && `is a placeholder that nobody can call, ${phone}: type the number that guests call`,
      'phone',
    ),
    ...problem(
      isNobodys(whatsapp) && `is a placeholder, ${whatsapp}: type the number that answers on WhatsApp`,
      'whatsapp',
    ),
    ...problem(
      isPlaceholder(email.split('@').at(-1) ?? '') &&
        `is a placeholder, ${email}: type the address of the mailbox that you read`,
      'email',
    ),
    ...social.flatMap(({ name, url }, index) =>
      problem(
        isPlaceholder(new URL(url).hostname) &&
          `is a placeholder, ${url}: type the address of the ${name} page, or take the page out of the list`,
        'social',
        index,
        'url',
      ),
    ),
  ]
}

type OpenQuestion = { question: string; at: Place }

/** Terms of a booking without an answer, unless the owner would rather be asked. */
export const openQuestions = ({ terms: { terms } }: Pick<Content, 'terms'>): OpenQuestion[] =>
  Object.entries(terms)
    .filter(([, { answer, askUs }]) => answer === null && !askUs)
    .map(([name, { question }]) => ({ question, at: { file: 'content/terms.yaml', path: ['terms', name, 'answer'] } }))

const orAsk = 'type it, or set `askUs: true` if you would rather be asked'

function unanswered(content: Pick<Content, 'terms'>): Problem[] {
  const { countFromAge, askUs } = content.terms.terms.children
  const open = openQuestions(content).map(({ question, at }): Problem => {
    return { says: `to “${question}” is missing: ${orAsk}`, at }
  })
  if (countFromAge !== null || askUs) return open
  const says = `is missing, the age from which a child counts as a guest: ${orAsk}`
  return [...open, { says, at: { file: 'content/terms.yaml', path: ['terms', 'children', 'countFromAge'] } }]
}

const alone = /^(?:terms\.yaml#terms|site\.yaml#(?:name|siteUrl|phone|whatsapp|email|social))(?:\.|$)/

/** Whether a fact is confirmed by itself: what a guest pays for, and where the resort is reached. Others by page. */
export const isConfirmedAlone = (path: string): boolean => alone.test(path)

/** The field of a fact. */
function placeOf(fact: string, content: object): Place {
  const [name = '', steps = ''] = fact.split('.yaml#')
  const found = follow(content[name as keyof typeof content], steps)
  return { file: `content/${name}.yaml`, path: 'missing' in found ? [] : found.path }
}

/** What nobody has confirmed; a placeholder is named as such. */
function unconfirmedFacts(content: Pick<Content, 'unconfirmed'>, placeholders: readonly Problem[]): Problem[] {
  const { unconfirmed } = content
  const together = Map.groupBy(
    unconfirmed.filter(({ path }) => !isConfirmedAlone(path)),
    ({ path }) => pageFileOf(path),
  )
  const single = unconfirmed.filter(({ path }) => isConfirmedAlone(path))
  const isNamed = ({ file, path }: Place) =>
    placeholders.some(({ at }) => at.file === file && path.every((step, index) => step === at.path[index]))
  return [
    ...[...together].map(([page, { length }]): Problem => {
      const count = length === 1 ? 'one fact' : `${length} facts`
      const says = `has ${count} that nobody has confirmed: read the page, and say in the editor that it is right`
      return { says, isUnconfirmed: true, at: { file: `content/${page}.yaml`, path: [] } }
    }),
    ...single
      .map(({ path, why }): Problem => ({ says: `is not confirmed: ${why}`, at: placeOf(path, content) }))
      .filter(({ at }) => !isNamed(at)),
  ]
}

/** What content alone shows to be in the way of a launch. */
export function reasonsInContent(content: Pick<Content, 'unconfirmed' | 'site' | 'terms'>): Problem[] {
  const placeholders = inventedContacts(content.site)
  return [...unconfirmedFacts(content, placeholders), ...placeholders, ...unanswered(content)]
}

/** Everything that is in the way of a launch and known before a build. */
export async function reasonsAgainst(root: string, content: Content): Promise<Problem[]> {
  return [...reasonsInContent(content), ...(await problemsBeyondContent(root, content))]
}

/** What failed, as reasons against a launch: a line for each cause. */
export function failedStages(results: readonly Result[]): string[] {
  return results
    .filter(({ count }) => count.failed > 0)
    .flatMap(({ name, count: { failed, reasons: told = [] } }) => {
      if (told.length > 0) return told
      return [`${name} failed (${failed}). Give the lines above to those who look after the code.`]
    })
}

/** How a launch ends that is refused: each reason once, the shortest first. */
export function refusal(reasons: readonly string[]): string {
  const listed = [...new Set(reasons)].toSorted((a, b) => a.length - b.length)
  return `\nThe site cannot be launched yet:\n\n${listed.map((reason) => `  • ${reason}`).join('\n')}\n`
}
