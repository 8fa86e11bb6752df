/** What the policy of each page allows by hash; the policy itself and headers are in the snapshots of `tests/guest/`. */
import { expect, test } from 'vitest'
import { hashSource } from '../../tools/headers.ts'
import { libraryStyles } from '../../tools/pages/prerender.ts'
import { builtPage, pagePaths } from './built-pages.ts'

const toasts = await libraryStyles()

test.each(pagePaths)(
  'the policy of %s allows what stands in the page itself, and the style sheet of the toasts',
  (path) => {
    const page = builtPage(path)
    const policy = page.querySelector('meta[http-equiv=Content-Security-Policy]')?.getAttribute('content')
    const textsOf = (selector: string) => page.querySelectorAll(selector).map(({ rawText }) => rawText)
    const allowed = (texts: string[]) => ["'self'", ...texts.map(hashSource)].join(' ')
    expect(policy).toContain(`script-src ${allowed(textsOf('script:not([type])'))};`)
    expect(policy).toContain(`style-src ${allowed([...textsOf('style'), ...toasts])};`)
  },
)
