/** What protects a page: a policy in the page itself, which holds on every host, and a few headers. */
import { createHash } from 'node:crypto'

/** A source of a policy for an inline text, exactly as in the HTML. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

type Allowed = { scripts: string[]; styles: string[]; more?: Record<string, string[]> }

/** The Content-Security-Policy of a page with these inline texts, and more sources by their directives. */
export function contentSecurityPolicy({ scripts, styles, more = {} }: Allowed): string {
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(hashSource)],
    'style-src': ["'self'", ...styles.map(hashSource)],
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", 'https://api.met.no'],
    'frame-src': ['https://www.google.com'],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Only for the address of the service worker (app/service-worker/register.ts).
    'trusted-types': ['service-worker'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...(more[name] ?? [])].join(' '))
    .join('; ')
}

/** What neither the site nor the embedded map may use; other features browsers refuse to embedded sites by default. */
const permissions = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'storage-access', 'usb']

const ofAll = {
  // The one directive that a page cannot say of itself.
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': permissions.map((name) => `${name}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Names in these folders change with their content. */
const lasting = { 'Cache-Control': 'public, max-age=31536000, immutable' }
/** Shown by other sites: previews of links, image search, travel pages. */
const shared = { ...lasting, 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** By the beginning of paths; a later rule wins. */
const headerRules: Record<string, Record<string, string>> = {
  '/': ofAll,
  '/assets/': lasting,
  '/cards/': shared,
  '/pictures/': shared,
  // The editor asks for it from its own address.
  '/version.txt': { 'Access-Control-Allow-Origin': '*' },
}

export const headersOf = (path: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headerRules).flatMap(([begin, headers]) => (path.startsWith(begin) ? Object.entries(headers) : [])),
  )

/** `_headers` of Cloudflare and Netlify. Where two rules set a header, Cloudflare joins them, unless it is taken out. */
export const headersFile = (): string =>
  Object.entries(headerRules)
    .map(([begin, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)
      const again =
        'Cross-Origin-Resource-Policy' in headers && begin !== '/' ? ['  ! Cross-Origin-Resource-Policy'] : []
      return [`${begin}*`, ...again, ...lines].join('\n')
    })
    .join('\n\n') + '\n'

/** The file `.htaccess` of Apache: the headers, and what `docs/deploy.md` has nginx do. */
export const htaccessFile = (): string => String.raw`ErrorDocument 404 /404.html
AddDefaultCharset utf-8
AddType "text/vcard; charset=utf-8" .vcf
AddType application/manifest+json .webmanifest
AddType image/avif .avif
<IfModule negotiation_module>
  Options -MultiViews
</IfModule>

RewriteEngine On
# What is rewritten already, as our page with 404 is.
RewriteCond %{ENV:REDIRECT_STATUS} .
RewriteRule ^ - [END]
RewriteRule ^$ /index.html [END]
RewriteRule ^index(?:\.html)?/?$ / [R=308,END]
RewriteCond %{REQUEST_FILENAME} -d [OR]
RewriteCond %{REQUEST_URI} ^/(?:404(?:\.html)?/?$|_)|/\.(?!well-known/)|\.(?:br|gz)$
RewriteRule ^ - [R=404,END]
RewriteRule ^([\w-]+)(?:\.html|/)$ /$1 [R=308,END]
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^[\w-]+$ /$0.html [END]

<IfModule deflate_module>
  AddOutputFilterByType DEFLATE text/html text/css text/javascript application/javascript application/json image/svg+xml
</IfModule>
<IfModule headers_module>
  Header always set Cache-Control no-cache
${Object.entries(headerRules)
  .map(([begin, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `    Header always set ${name} "${value}"\n`)
    return `  <If "%{REQUEST_URI} =~ m#^${begin}#">\n${lines.join('')}  </If>\n`
  })
  .join('')}</IfModule>
`
