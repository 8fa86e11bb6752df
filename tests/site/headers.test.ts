/** The policy of each page; headers are in the snapshots of `tests/guest/`. */
import { createHash } from 'node:crypto'
import evaluator from 'csp_evaluator/dist/evaluator.js'
import finding from 'csp_evaluator/dist/finding.js'
import parser from 'csp_evaluator/dist/parser.js'
import { describe, expect, test } from 'vitest'
import { libraryStyles } from '../../tools/pages/prerender.ts'
import { builtPage, pagePaths, type PagePath } from './built-pages.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The hashes of inline scripts and styles of a page. */
function inlineOf(path: PagePath) {
  const page = builtPage(path)
  return {
    scripts: page.querySelectorAll('script:not([type])').map(({ rawText }) => hashOf(rawText)),
    styles: page.querySelectorAll('style').map(({ rawText }) => hashOf(rawText)),
  }
}
const sonner = (await libraryStyles()).map(hashOf)

describe.each(pagePaths)('the Content-Security-Policy of %s', (path) => {
  const policy =
    builtPage(path).querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content') ?? ''
  const directives = new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources] as const
    }),
  )

  test('has nothing that an evaluator of policies would raise above its lowest grade', () => {
    const { MEDIUM_MAYBE } = finding.Severity
    const findings = new evaluator.CspEvaluator(new parser.CspParser(policy).csp).evaluate()
    // It warns of scripts by other authors on our host, where nobody else can upload any.
    const known = (each: { directive: string; value?: string | undefined; severity: number }) =>
      each.severity === MEDIUM_MAYBE && each.directive === 'script-src' && each.value === "'self'"
    const serious = findings.filter((each) => each.severity < finding.Severity.INFO && !known(each))
    expect(serious.map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)).toEqual(
      [],
    )
  })

  test('allows nothing by default, and nothing unsafe anywhere', () => {
    expect(directives.get('default-src')).toEqual(["'none'"])
    expect(policy).not.toMatch(/unsafe-|\*|\bdata:|\bblob:|\bhttp:/)
    for (const name of ['base-uri', 'form-action']) expect(directives.get(name)).toEqual(["'none'"])
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

  test('allows by their hashes what stands in the page itself, and the style sheet of the toasts', () => {
    const { scripts, styles } = inlineOf(path)
    expect(directives.get('script-src')).toEqual(["'self'", ...scripts])
    expect(directives.get('style-src')).toEqual(["'self'", ...styles, ...sonner])
  })
})

test.each(pagePaths)('the policy of %s stands before all that it governs', (path) => {
  const [first, second] = builtPage(path).querySelectorAll('head > *')
  expect([first?.getAttribute('charset'), second?.getAttribute('http-equiv')]).toEqual([
    'utf-8',
    'Content-Security-Policy',
  ])
})
