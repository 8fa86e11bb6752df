/** The headers that every host is told to send with the built site. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import evaluator from 'csp_evaluator/dist/evaluator.js'
import finding from 'csp_evaluator/dist/finding.js'
import parser from 'csp_evaluator/dist/parser.js'
import { describe, expect, test } from 'vitest'
import { builtFile, builtPage, pagePaths } from './built-pages.ts'

const rules = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../.generated/headers.json'), 'utf8'),
) as Record<string, Record<string, string>>
const headers = rules['/*'] ?? {}
const policy = headers['Content-Security-Policy'] ?? ''

const directives = new Map(
  policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources] as const
  }),
)

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the Content-Security-Policy', () => {
  test('has nothing that an evaluator of policies would raise above its lowest grade', () => {
    const { MEDIUM_MAYBE } = finding.Severity
    const findings = new evaluator.CspEvaluator(new parser.CspParser(policy).csp).evaluate()
    // It warns of scripts that others could put beside ours. Nothing that guests send is kept here.
    const known = (each: { directive: string; value?: string | undefined; severity: number }) =>
      each.severity === MEDIUM_MAYBE && each.directive === 'script-src' && each.value === "'self'"
    const serious = findings.filter((each) => each.severity < finding.Severity.INFO && !known(each))
    expect(serious.map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)).toEqual([])
  })

  test('the evaluator is awake', () => {
    const careless = new parser.CspParser("script-src 'unsafe-inline' https:").csp
    const worst = Math.min(...new evaluator.CspEvaluator(careless).evaluate().map(({ severity }) => severity))
    expect(worst).toBe(finding.Severity.HIGH)
  })

  test('allows nothing by default, and nothing unsafe anywhere', () => {
    expect(directives.get('default-src')).toEqual(["'none'"])
    expect(policy).not.toMatch(/unsafe-|\*|\bdata:|\bblob:|\bhttp:/)
    for (const name of ['base-uri', 'form-action', 'frame-ancestors']) expect(directives.get(name)).toEqual(["'none'"])
    expect(directives.get('require-trusted-types-for')).toEqual(["'script'"])
  })

  test('names two strangers, each for one purpose', () => {
    const strangers = [...directives].flatMap(([name, sources]) =>
      sources.filter((source) => source.startsWith('https:')).map((source) => [name, source]),
    )
    expect(strangers).toEqual([
      ['connect-src', 'https://api.met.no'],
      ['frame-src', 'https://www.google.com'],
    ])
  })

  test('allows the inline script and styles of every page by their hashes, and no others', () => {
    const [scripts, styles] = [new Set<string>(), new Set<string>()]
    for (const path of pagePaths) {
      const page = builtPage(path)
      for (const script of page.querySelectorAll('script:not([type])')) scripts.add(hashOf(script.rawText))
      for (const style of page.querySelectorAll('style')) styles.add(hashOf(style.rawText))
    }
    expect(new Set(directives.get('script-src'))).toEqual(new Set(["'self'", ...scripts]))
    expect(directives.get('style-src')).toEqual(expect.arrayContaining([...styles]))
  })
})

test('encryption is insisted on for two years, types are not guessed, and little is told to others', () => {
  expect(headers['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains')
  expect(headers['X-Content-Type-Options']).toBe('nosniff')
  expect(headers['Referrer-Policy']).toBe('strict-origin-when-cross-origin')
  expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin')
  expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin')
  // It would block the live map.
  expect(headers).not.toHaveProperty('Cross-Origin-Embedder-Policy')
})

test('the site may copy and share, and use no other ability of the device', () => {
  const permissions = (headers['Permissions-Policy'] ?? '').split(', ').map((each) => each.split('='))
  expect(permissions.length).toBeGreaterThan(15)
  expect(permissions.filter(([, who]) => who !== '()')).toEqual([
    ['clipboard-write', '(self)'],
    ['web-share', '(self)'],
  ])
  const names = permissions.map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['camera', 'geolocation', 'microphone', 'payment', 'usb']))
})

test('the file of headers for static hosts is in the site, and says the same', () => {
  const text = builtFile('_headers').toString()
  for (const [name, value] of Object.entries(headers)) expect(text).toContain(`  ${name}: ${value}\n`)
})
