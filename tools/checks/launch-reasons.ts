import type { Content } from '../../content/schema.ts'
import { isConfirmedAlone } from '../../content/unconfirmed.schema.ts'
import { pageFileOf } from '../content/page-names.ts'
import type { Path, Spot, Problem } from '../content/problem.ts'
import { follow } from '../content/references.ts'

/** Names that cannot be registered (RFC 2606), and localhost. */
function isPlaceholder(host: string): boolean {
  return /(?:^|\.)(?:example|test|invalid|localhost|local)$|(?:^|\.)example\.(?:com|net|org)$/i.test(host)
}

/** What the schema takes, and a site can't have as its address. */
function wrongAddress(siteUrl: string): string | undefined {
  const { hostname, port, username, pathname } = new URL(siteUrl)
  if (isPlaceholder(hostname)) return `is a placeholder, ${siteUrl}: type the address that the site will have`
  if (port !== '' || username !== '')
    return `must be the name of a host and nothing else, such as https://www.the-resort.co.ke; it is ${siteUrl}`
  // Addresses in the pages begin with a slash, so the site must be at the root.
  if (pathname !== '/') return `must lead to the top of a host; the site cannot live below ${pathname}`
  return undefined
}

type Contacts = Pick<Content['site'], 'siteUrl' | 'email' | 'phone' | 'whatsapp' | 'social'>

/** Contacts that are still placeholders, whether or not unconfirmed.yaml lists them. */
export function inventedContacts({ siteUrl, email, phone, whatsapp, social }: Contacts): Problem[] {
  const isNobodys = (number: string) => /0{7}$/.test(number)
  const isInvented = isPlaceholder(email.split('@').at(-1) ?? '')
  const found: [path: Path, says: string | false | undefined][] = [
    [['siteUrl'], wrongAddress(siteUrl)],
    [
      ['phone'],
      isNobodys(phone) && `is a placeholder that nobody can call, ${phone}: type the number that guests call`,
    ],
    [['whatsapp'], isNobodys(whatsapp) && `is a placeholder, ${whatsapp}: type the number that answers on WhatsApp`],
    [['email'], isInvented && `is a placeholder, ${email}: type the address of the mailbox that you read`],
  ]
  for (const [index, { name, url }] of social.entries()) {
    const says = `is a placeholder, ${url}: type the address of the ${name} page, or take the page out of the list`
    found.push([['social', index, 'url'], isPlaceholder(new URL(url).hostname) && says])
  }
  return found.flatMap(([path, says]) => (says ? [{ says, at: { file: 'content/site.yaml', path } }] : []))
}

/** Terms of a booking without an answer, unless the owner would rather be asked. */
export const openQuestions = ({ terms: { terms } }: Pick<Content, 'terms'>): { question: string; at: Spot }[] =>
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

function placeOf(fact: string, content: object): Spot {
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
  const isNamed = ({ file, path }: Spot) =>
    placeholders.some(({ at }) => at.file === file && path.every((step, index) => step === at.path[index]))
  return [
    ...[...together].map(([page, { length }]): Problem => {
      const count = length === 1 ? 'one fact' : `${length} facts`
      const says = `has ${count} that nobody has confirmed: read the page, and confirm it in the editor`
      return { says, isUnconfirmed: true, at: { file: `content/${page}.yaml`, path: [] } }
    }),
    ...single
      .map(({ path, why }): Problem => ({ says: `is not confirmed: ${why}`, at: placeOf(path, content) }))
      .filter(({ at }) => !isNamed(at)),
  ]
}

export function reasonsInContent(content: Pick<Content, 'unconfirmed' | 'site' | 'terms'>): Problem[] {
  const placeholders = inventedContacts(content.site)
  return [...unconfirmedFacts(content, placeholders), ...placeholders, ...unanswered(content)]
}
