/** What prevents the launch, in words for the owner. */
import type { Content } from '../../content/schema.ts'
import type { Result } from '../commands/stages.ts'
import { follow } from '../content/references.ts'
import { readSource } from '../content/source.ts'
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

/** Every entry of content/unconfirmed.yaml, with what stands there now. `content` is what was read from `root`. */
export function openFacts(root: string, content: Content): OpenFact[] {
  const sources = new Map<string, ReturnType<typeof readSource>>()
  return content.unconfirmed.map(({ path, why, page }) => {
    const [name = '', steps = ''] = path.split('#')
    const source = sources.get(name) ?? readSource(root, `content/${name}`)
    sources.set(name, source)
    const found = follow(source.data, steps)
    // The path was checked with the content, so it exists.
    const place = `content/${name}, line ${source.lineOf('missing' in found ? [] : found.path)}`
    const shown = follow(content[name.replace(/\.yaml$/, '') as keyof Content], steps)
    return { page, question: why, place, now: 'missing' in shown ? undefined : inALine(shown.value) }
  })
}

const upperFirst = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** The list that `npm run launch -- --list` prints, a group for each page. */
export function listOpenFacts(facts: readonly OpenFact[]): string {
  if (facts.length === 0) return 'Everything is confirmed: content/unconfirmed.yaml is empty.'
  const pages = Map.groupBy(facts, ({ page }) => page)
  const groups = [...pages].map(([page, group]) => {
    const entries = group.map(
      ({ question, place, now }) => `  • ${question}\n      ${now === undefined ? '' : `now ${now} · `}${place}`,
    )
    return [upperFirst(page), ...entries].join('\n')
  })
  const count = facts.length === 1 ? 'One fact is' : `${facts.length} facts are`
  return `${count} not confirmed. Settle each with those who know, correct it where it stands, and take its entry out of
content/unconfirmed.yaml.

${groups.join('\n\n')}`
}

/** Names that cannot be registered (RFC 2606), and localhost. */
function isPlaceholder(host: string): boolean {
  return /(?:^|\.)(?:example|test|invalid|localhost|local)$|(?:^|\.)example\.(?:com|net|org)$/i.test(host)
}

function siteAddressProblem(siteUrl: string): string | undefined {
  const rule = '`siteUrl` in content/site.yaml'
  let url: URL
  try {
    url = new URL(siteUrl)
  } catch {
    return `${rule} is no web address: ${siteUrl}`
  }
  if (isPlaceholder(url.hostname))
    return `${rule} is a placeholder, ${siteUrl}: type the address that the site will have.`
  if (url.protocol !== 'https:') return `${rule} must begin with https://, because browsers are told to insist on it.`
  if (!url.hostname.includes('.') || /^[\d.]+$|^\[/.test(url.hostname) || url.port !== '' || url.username !== '') {
    return `${rule} must be the name of a host and nothing else, such as https://www.the-resort.co.ke; it is ${siteUrl}`
  }
  // Addresses in the pages begin with a slash, so the site must be at the root.
  return url.pathname === '/'
    ? undefined
    : `${rule} must lead to the top of a host; the site cannot live below ${url.pathname}`
}

type Contacts = Pick<Content['site'], 'siteUrl' | 'email' | 'phone' | 'whatsapp' | 'social'>

/** Contacts that are still placeholders, whether or not unconfirmed.yaml lists them. */
export function placeholders({ siteUrl, email, phone, whatsapp, social }: Contacts): string[] {
  const isNobodys = (number: string) => /0{7}$/.test(number)
  return [
    siteAddressProblem(siteUrl),
    isNobodys(phone) &&
      `\`phone\` in content/site.yaml is a placeholder that nobody can call, ${phone}: type the number that guests call.`,
    isNobodys(whatsapp) &&
      `\`whatsapp\` in content/site.yaml is a placeholder, ${whatsapp}: type the number that answers on WhatsApp.`,
    isPlaceholder(email.split('@').at(-1) ?? '') &&
      `\`email\` in content/site.yaml is a placeholder, ${email}: type the address of the mailbox that you read.`,
    ...social.map(
      ({ name, url }) =>
        isPlaceholder(new URL(url).hostname) &&
        `The address of the ${name} page in content/site.yaml is a placeholder, ${url}: type the page's own, or take its line out of \`social\`.`,
    ),
  ].filter((problem) => typeof problem === 'string')
}

const decide = 'or decide with `askUs: true` that guests ask you'

type Asked = { question: string; answer: unknown; askUs: boolean }

/** A sentence for each question without an answer, unless the owner has decided to be asked. */
const unanswered = (asked: [field: string, question: Asked][], file: string) =>
  asked
    .filter(([, { answer, askUs }]) => answer === null && !askUs)
    .map(
      ([field, { question }]) =>
        `“${question}” has no answer: fill in \`answer\` of \`${field}\` in content/${file}, ${decide}.`,
    )

/** Terms of a booking that are open; a sentence each. */
export function openTerms({ terms: { terms } }: Pick<Content, 'terms'>): string[] {
  const { countFromAge, askUs } = terms.children
  const ofAge = `The age from which a child counts as a guest is open: fill in \`countFromAge\` of \`children\` in content/terms.yaml, ${decide}.`
  return [...unanswered(Object.entries(terms), 'terms.yaml'), ...(countFromAge === null && !askUs ? [ofAge] : [])]
}

/** What hosts and day guests ask and is open; a sentence each. */
export function openToHosts({ enjoyments }: Pick<Content, 'enjoyments'>): string[] {
  const { dayGuests } = enjoyments.celebrations
  const ofHosts = enjoyments.celebrationQuestions.map((each): [string, Asked] => [each.id, each])
  return unanswered([...ofHosts, ['dayGuests', { ...dayGuests, question: dayGuests.heading }]], 'enjoyments.yaml')
}

/** Reasons against a launch that content alone shows, a sentence each; empty where there are none. */
export function reasonsInContent(content: Pick<Content, 'unconfirmed' | 'site' | 'terms' | 'enjoyments'>): string[] {
  const { length } = content.unconfirmed
  const open = length === 1 ? 'One fact is not confirmed' : `${length} facts are not confirmed`
  return [
    ...(length === 0
      ? []
      : [`${open} (content/unconfirmed.yaml). To see ${length === 1 ? 'it' : 'them'}, type: npm run launch -- --list`]),
    ...placeholders(content.site),
    ...openTerms(content),
    ...openToHosts(content),
  ]
}

/** All reasons against a launch that are known before a build. */
export async function reasonsAgainst(root: string, content: Content): Promise<string[]> {
  return [...reasonsInContent(content), ...(await problemsBeyondContent(root, content))]
}

/** What failed, as reasons against a launch: a line for each cause. */
export function failedStages(results: readonly Result[]): string[] {
  return results
    .filter(({ failed }) => failed > 0)
    .flatMap(({ name, failed, reasons: told }) => {
      if (told.length > 0) return told
      return [`${name} failed (${failed}). Give the lines above to those who look after the code.`]
    })
}

/** How a launch ends that is refused: each reason once, the shortest first. */
export function refusal(reasons: readonly string[]): string {
  const listed = [...new Set(reasons)].toSorted((a, b) => a.length - b.length)
  return `\nThe site cannot be launched yet:\n\n${listed.map((reason) => `  • ${reason}`).join('\n')}\n`
}
