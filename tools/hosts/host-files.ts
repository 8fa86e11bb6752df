/**
 * Writes the configurations for hosts, with the same headers that our own server sends: `_headers` into the site for
 * Cloudflare and Netlify; files for nginx, Caddy and CloudFront into `.generated/hosts/`, from the templates in
 * `tools/hosts/templates/`. `docs/deploy.md` says how to use them.
 *
 * There is no `_redirects`: Cloudflare and Netlify redirect other spellings of an address by themselves, and Netlify
 * treats `/location/` and `/location` as the same address in its rules, so that a rule would redirect in a loop.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { takenFileName } from '../../lib/taken.ts'
import { escapeRegExp } from '../../lib/text.ts'
import type { Headers } from '../pages/headers.ts'
import { fileOf } from '../pages/prerender.ts'

export type HostedSite = {
  /** The name of the host, e.g. `mauahillhouse.example`. */
  domain: string
  /** Addresses of all pages but the 404 page: `/`, `/location` … */
  pages: readonly string[]
  headers: Headers
}

const templates = join(import.meta.dirname, 'templates')

/** Folders whose files have a hash of their content in the name, and their `Cache-Control`. */
const lastingFolders = ['assets', 'cards', 'pictures']
const lasting = 'public, max-age=31536000, immutable'

type HeaderValue = {
  name: string
  /** The value of all answers but the exceptions. */
  usual: string
  /** Other values, by path or by the beginning of paths (`/cards/*`). */
  exceptions: [pattern: string, value: string][]
}

function headerValues({ '/*': usual = {}, ...others }: Headers): HeaderValue[] {
  const strange = Object.values(others)
    .flatMap(Object.keys)
    .find((name) => !(name in usual))
  if (strange) throw new Error(`A header that only some answers carry cannot be written for every host: ${strange}`)
  return Object.entries(usual).map(([name, value]) => ({
    name,
    usual: value,
    exceptions: Object.entries(others).flatMap(([pattern, headers]): [string, string][] =>
      headers[name] === undefined ? [] : [[pattern, headers[name]]],
    ),
  }))
}

/** In double quotes. @throws Error for characters that nginx or Caddy interprets there */
function quoted(value: string): string {
  if (/["\\$\n\r{}]/.test(value)) throw new Error(`A header cannot be written for every host: ${value}`)
  return `"${value}"`
}

function fill(template: string, gaps: Record<string, string>): string {
  return template.replaceAll(/%\{(\w+)\}/g, (_, name: string) => {
    const text = gaps[name]
    if (text === undefined) throw new Error(`A host's template has a gap that nobody fills: ${name}`)
    return text
  })
}

const lines = (indent: string, each: readonly string[]) => each.map((line) => indent + line).join('\n')

/** All pages but `/`, as alternatives of a regular expression. */
const alternatives = (pages: readonly string[]) =>
  pages
    .filter((page) => page !== '/')
    .map((page) => escapeRegExp(page.slice(1)))
    .join('|')

/** Folders and ports of nginx. */
export type NginxPlace = {
  listenPlain: string[]
  listenSecure: string[]
  certificate: string
  key: string
  root: string
  /** Where certbot writes what proves the domain (its `--webroot-path`). */
  proofs: string
}

/** An address or its file, as a host may call a page: `/location` or `/location.html`, `/` or `/index.html`. */
function expression(pattern: string): string {
  if (pattern.endsWith('*')) return `^${escapeRegExp(pattern.slice(0, -1))}`
  return pattern === '/' ? String.raw`^/(?:index\.html)?$` : String.raw`^${escapeRegExp(pattern)}(?:\.html)?$`
}

/** The lines of a map from path to header value. nginx and Caddy write them alike, except for the end of a line. */
const mapLines = ({ usual, exceptions }: HeaderValue, end: string) => [
  `default ${quoted(usual)}${end}`,
  ...exceptions.map(([pattern, value]) => `~${expression(pattern)} ${quoted(value)}${end}`),
]

const variable = (name: string) => `site_header_${name.toLowerCase().replaceAll('-', '_')}`
const isMapped = ({ exceptions }: HeaderValue) => exceptions.length > 0

export async function nginxConfiguration(site: HostedSite, place: NginxPlace): Promise<string> {
  const values = headerValues(site.headers)
  return fill(await readFile(join(templates, 'nginx.conf'), 'utf8'), {
    domain: site.domain,
    pages: alternatives(site.pages),
    lasting,
    lastingFolders: lastingFolders.join('|'),
    headerMaps: values
      .filter(isMapped)
      .map((value) => `\nmap $uri $${variable(value.name)} {\n${lines('  ', mapLines(value, ';'))}\n}\n`)
      .join(''),
    headers: lines(
      '  ',
      values.map(
        (value) =>
          `add_header ${value.name} ${isMapped(value) ? `$${variable(value.name)}` : quoted(value.usual)} always;`,
      ),
    ),
    listenPlain: lines(
      '  ',
      place.listenPlain.map((where) => `listen ${where};`),
    ),
    listenSecure: lines(
      '  ',
      place.listenSecure.map((where) => `listen ${where} ssl http2;`),
    ),
    certificate: place.certificate,
    key: place.key,
    root: place.root,
    proofs: place.proofs,
  })
}

/** `address` is what Caddy answers to: a domain, for which it gets a certificate. */
export async function caddyfile(site: HostedSite, place: { address: string; root: string }): Promise<string> {
  const values = headerValues(site.headers)
  return fill(await readFile(join(templates, 'Caddyfile'), 'utf8'), {
    domain: site.domain,
    pages: alternatives(site.pages),
    lasting,
    lastingPaths: lastingFolders.map((folder) => `/${folder}/*`).join(' '),
    headerMaps: values
      .filter(isMapped)
      .map((value) => `\tmap {path} {${variable(value.name)}} {\n${lines('\t\t', mapLines(value, ''))}\n\t}\n`)
      .join(''),
    headers: lines(
      '\t\t',
      values.map((value) => `${value.name} ${isMapped(value) ? `{${variable(value.name)}}` : quoted(value.usual)}`),
    ),
    address: place.address,
    root: place.root,
  })
}

/** Cloudflare ignores longer lines. */
const longestHeaderLine = 2000

/**
 * The file `_headers` of Cloudflare and Netlify. Both revalidate pages by default. Where two rules set the same header,
 * Cloudflare joins their values unless the first is removed (`!`); Netlify takes the later one and ignores the line
 * with `!`. Netlify also serves pages under their file names.
 */
export function headersFile({ pages, headers }: Pick<HostedSite, 'pages' | 'headers'>): string {
  const blocks = Object.entries(headers).flatMap(([pattern, values]) => {
    const rules = Object.entries(values).flatMap(([name, value]) =>
      pattern === '/*' ? [`${name}: ${value}`] : [`! ${name}`, `${name}: ${value}`],
    )
    const spellings = pages.includes(pattern) ? [pattern, `/${fileOf(pattern)}`] : [pattern]
    return spellings.map((path) => [path, ...rules.map((rule) => `  ${rule}`)])
  })
  const caching = [
    ...lastingFolders.map((folder) => [`/${folder}/*`, `  Cache-Control: ${lasting}`]),
    // It is replaced by itself, every few hours.
    [`/${takenFileName}`, '  Cache-Control: no-cache'],
  ]
  const text = [...blocks, ...caching].map((block) => block.join('\n')).join('\n\n')
  const tooLong = text.split('\n').find((line) => line.length > longestHeaderLine)
  if (tooLong) {
    throw new Error(
      `A line of _headers has ${tooLong.length} characters; hosts read ${longestHeaderLine}: ${tooLong.slice(0, 60)} …`,
    )
  }
  return `${text}\n`
}

/** The function that CloudFront runs for every request. */
export async function cloudFrontFunction({ pages }: Pick<HostedSite, 'pages'>): Promise<string> {
  const template = await readFile(join(templates, 'cloudfront-function.js'), 'utf8')
  return template.replace("['%{pages}']", JSON.stringify(pages)).replace(/^.*(?:@ts-check|eslint-disable).*\n/gm, '')
}

/** A response headers policy as `aws cloudfront create-response-headers-policy` takes it. */
export function cloudFrontHeaders({ domain, headers }: Pick<HostedSite, 'domain' | 'headers'>): object {
  const usual = { ...headers['/*'] }
  const take = (name: string) => {
    const value = usual[name] ?? ''
    delete usual[name]
    return value
  }
  const transport = take('Strict-Transport-Security')
  take('X-Content-Type-Options')
  const security = {
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: take('Content-Security-Policy') },
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1] ?? 0),
      IncludeSubdomains: transport.includes('includeSubDomains'),
      Preload: transport.includes('preload'),
    },
    ContentTypeOptions: { Override: true },
    ReferrerPolicy: { Override: true, ReferrerPolicy: take('Referrer-Policy') },
  }
  const items = Object.entries(usual).map(([Header, Value]) => ({ Header, Value, Override: true }))
  return {
    Name: domain.replaceAll('.', '-'),
    SecurityHeadersConfig: security,
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  }
}

/** Addresses of the pages that a built site holds, `/` first. */
export async function pagesOf(outDir: string): Promise<string[]> {
  const names = (await readdir(outDir)).filter((name) => name.endsWith('.html') && name !== '404.html')
  return names.map((name) => (name === 'index.html' ? '/' : `/${name.slice(0, -'.html'.length)}`)).toSorted()
}

type Options = { root: string; outDir: string; siteUrl: string; headers: Headers }

/** Runs after the pages are written. Throws where a host could not send a header. */
export async function writeHostFiles({ root, outDir, siteUrl, headers }: Options): Promise<void> {
  const domain = new URL(siteUrl).hostname
  const site = { domain, pages: await pagesOf(outDir), headers }
  const folder = join(root, '.generated/hosts')
  await mkdir(folder, { recursive: true })
  const served = `/var/www/${domain}`
  const nginx = nginxConfiguration(site, {
    listenPlain: ['80', '[::]:80'],
    listenSecure: ['443', '[::]:443'],
    certificate: `/etc/letsencrypt/live/${domain}/fullchain.pem`,
    key: `/etc/letsencrypt/live/${domain}/privkey.pem`,
    root: served,
    proofs: '/var/www/html',
  })
  await writeFile(join(outDir, '_headers'), headersFile(site))
  await writeFile(join(folder, 'nginx.conf'), await nginx)
  await writeFile(join(folder, 'Caddyfile'), await caddyfile(site, { address: domain, root: served }))
  await writeFile(join(folder, 'cloudfront-function.js'), await cloudFrontFunction(site))
  await writeFile(join(folder, 'cloudfront-headers.json'), JSON.stringify(cloudFrontHeaders(site), null, 2))
}
