/** Axe, whose code is run in the page by the browser, because the page's policy allows no other scripts. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

const require = createRequire(import.meta.url)

declare global {
  interface Window {
    axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }
  }
}

const code = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** Again after each page load. */
export const loadAxe = (page: Page): Promise<undefined> => page.evaluate(`${code};undefined`)

/** Every rule that axe has for WCAG 2.2 up to AAA, and its best practices. */
const allRules: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
}

/** What differs between day and evening: colours. Of texts that are fainter than AA asks, the rule of AAA says nothing. */
export const colourRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'] },
}

/**
 * The violations that axe finds in the page or in a part of it: rule, element and reason. Runs in the page. The only
 * frame is Google's map, which we cannot fix.
 */
async function runAxe(rules: RunOptions, part?: string): Promise<string[]> {
  const options: RunOptions = { ...rules, resultTypes: ['violations'], iframes: false }
  const { violations } = await window.axe.run(part ? { include: [part] } : document, options)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary, any }) =>
      [id, target.join(' '), (any[0]?.message ?? failureSummary ?? '').split('\n')[0]].join(' · '),
    ),
  )
}

export const axe = (page: Page, part?: string, rules = allRules): Promise<string[]> =>
  page.evaluate(
    // A function cannot use others when it is sent to the page, so it is sent as text.
    `(${runAxe.toString()})(${JSON.stringify(rules)}, ${JSON.stringify(part)})`,
  )
