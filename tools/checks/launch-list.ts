/** What prevents the launch. */
import type { Content } from '../../content/schema.ts'
import type { Result } from '../commands/stages.ts'
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

const inSite = (...path: Path): Place => ({ file: 'content/site.yaml', path })

function siteAddressProblem(siteUrl: string): Problem | undefined {
  const at = inSite('siteUrl')
  let url: URL
  try {
    url = new URL(siteUrl)
  } catch {
    return { rule: 'no-address', value: siteUrl, at }
  }
  if (isPlaceholder(url.hostname)) return { rule: 'placeholder', contact: 'siteUrl', value: siteUrl, at }
  if (url.protocol !== 'https:') return { rule: 'insecure', value: siteUrl, at }
  if (!url.hostname.includes('.') || /^[\d.]+$|^\[/.test(url.hostname) || url.port !== '' || url.username !== '') {
    return { rule: 'no-host', value: siteUrl, at }
  }
  // Addresses in the pages begin with a slash, so the site must be at the root.
  return url.pathname === '/' ? undefined : { rule: 'below-the-top', value: url.pathname, at }
}

type Contacts = Pick<Content['site'], 'siteUrl' | 'email' | 'phone' | 'whatsapp' | 'social'>

/** Contacts that are still placeholders, whether or not unconfirmed.yaml lists them. */
export function inventedContacts({ siteUrl, email, phone, whatsapp, social }: Contacts): Problem[] {
  const isNobodys = (number: string) => /0{7}$/.test(number)
  const contact = (name: 'phone' | 'whatsapp' | 'email', value: string): Problem => ({
    rule: 'placeholder',
    contact: name,
    value,
    at: inSite(name),
  })
  return [
    siteAddressProblem(siteUrl),
    isNobodys(phone) && contact('phone', phone),
    isNobodys(whatsapp) && contact('whatsapp', whatsapp),
    isPlaceholder(email.split('@').at(-1) ?? '') && contact('email', email),
    ...social.map(
      ({ name, url }, index): Problem | false =>
        isPlaceholder(new URL(url).hostname) && {
          rule: 'placeholder-page',
          name,
          url,
          at: inSite('social', index, 'url'),
        },
    ),
  ].filter((problem) => problem !== undefined && problem !== false)
}

/** Terms of a booking without an answer, unless the owner would rather be asked. */
export function openTerms({ terms: { terms } }: Pick<Content, 'terms'>): Problem[] {
  const at = (...path: Path): Place => ({ file: 'content/terms.yaml', path: ['terms', ...path] })
  const open = Object.entries(terms)
    .filter(([, { answer, askUs }]) => answer === null && !askUs)
    .map(([name, { question }]): Problem => ({ rule: 'unanswered', question, field: name, at: at(name, 'answer') }))
  const { countFromAge, askUs } = terms.children
  const isAgeOpen = countFromAge === null && !askUs
  return isAgeOpen ? [...open, { rule: 'open-age', at: at('children', 'countFromAge') }] : open
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
function unconfirmedFacts(content: Pick<Content, 'unconfirmed' | 'site'>, placeholders: readonly Problem[]): Problem[] {
  const { unconfirmed, site } = content
  const together = Map.groupBy(
    unconfirmed.filter(({ path }) => !isConfirmedAlone(path)),
    ({ path }) => pageName(site, pageFileOf(path)),
  )
  const single = unconfirmed.filter(({ path }) => isConfirmedAlone(path))
  const isNamed = ({ file, path }: Place) =>
    placeholders.some(({ at }) => at.file === file && path.every((step, index) => step === at.path[index]))
  return [
    ...[...together].map(([page, { length: count }]): Problem => {
      return { rule: 'unconfirmed', page, count, at: { file: 'content/unconfirmed.yaml', path: [] } }
    }),
    ...single
      .map(({ path, why }): Problem => ({ rule: 'unconfirmed-fact', why, at: placeOf(path, content) }))
      .filter(({ at }) => !isNamed(at)),
  ]
}

/** What content alone shows to be in the way of a launch. */
export function reasonsInContent(content: Pick<Content, 'unconfirmed' | 'site' | 'terms'>): Problem[] {
  const placeholders = inventedContacts(content.site)
  return [...unconfirmedFacts(content, placeholders), ...placeholders, ...openTerms(content)]
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
