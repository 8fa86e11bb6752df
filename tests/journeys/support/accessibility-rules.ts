/**
 * Two engines that check accessibility by different rules. Their code is run in the page by the browser, because the
 * page's policy allows no other scripts.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, ElementContext, RunOptions } from 'axe-core'

const require = createRequire(import.meta.url)

type IbmResult = { value: [level: string, verdict: string]; ruleId: string; message: string; path: { dom: string } }

declare global {
  interface Window {
    axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> }
    ace: { Checker: new () => { check: (part: Node, rules: string[]) => Promise<{ results: IbmResult[] }> } }
  }
}

export const axeCode = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')
const ibmCode = `${readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8')};window.ace = ace`

/** Loads the rules into the page; again after each page load. */
export const loadBoth = (page: Page): Promise<undefined> => page.evaluate(`${axeCode};${ibmCode};undefined`)

/**
 * Every rule that axe has for WCAG 2.2 up to AAA, and its best practices. `color-contrast` asks less of the same text
 * than `color-contrast-enhanced`, and each takes half a second.
 */
export const allRules: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  rules: { 'color-contrast': { enabled: false } },
}

/** What differs between day and evening: colours. */
export const colourRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast-enhanced', 'link-in-text-block'] },
}

/** What differs between engines: what they compute from styles. */
export const styleRules: RunOptions = {
  runOnly: {
    type: 'rule',
    values: [
      'color-contrast-enhanced',
      'css-orientation-lock',
      'link-in-text-block',
      'scrollable-region-focusable',
      'target-size',
    ],
  },
}

/**
 * The violations that axe finds in the page or in a part of it: rule, element and reason. Runs in the page. The only
 * frame is Google's map, which we cannot fix.
 */
export async function runAxe(rules: RunOptions, part?: string): Promise<string[]> {
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

/** Questions that IBM's engine leaves to a person, with their answers. A question that is not listed fails the test. */
const reviewed: Record<string, string> = {
  style_color_misuse:
    'asked of every style sheet; errors, the chosen answer and the page that is open have words or marks',
  style_highcontrast_visible: 'asked of every style sheet; forced colours have a test',
  style_before_after_review: 'what is drawn before and after elements is ornament',
  element_tabbable_visible: 'the skip link, which comes into sight with the focus',
  element_tabbable_unobscured: 'measured element by element in the walk through the page',
  input_label_visible:
    'buttons with an icon have a tooltip of their name, and fields have labels that the rule does not count',
  blockquote_cite_exists: 'a proverb has no source to cite',
  text_sensory_misuse: 'a corner of the garden is a place there',
  text_block_heading: 'a price is no heading',
  form_submit_button_exists: 'the button of the dialog stands in its foot, and belongs to its form',
  frame_src_valid: 'the map has no address until somebody opens it',
}

/** Questions that are answered for one kind of element alone, by the end of its path. */
const reviewedOf: Record<string, { path: RegExp; answer: string }> = {
  aria_keyboard_handler_exists: {
    path: /\/table\[\d\]$/,
    answer: 'the keys of the almanac are answered, by React at the root of the page: a journey presses them',
  },
  input_checkboxes_grouped: {
    path: /\/form\[\d\]\/label\[\d\]\/input\[1\]$/,
    answer: 'whether one books for others is a question of its own; the boxes of open questions are a group',
  },
  widget_tabbable_exists: {
    path: /\/table\[[23]\]$/,
    answer: 'the months of an almanac are one stop of Tab, and arrow keys go from one to the next',
  },
}

const isReviewed = (ruleId: string, path: string) => ruleId in reviewed || reviewedOf[ruleId]?.path.test(path) === true

/** Violations found by IBM's engine, and its questions that nobody has answered. */
export async function ibm(page: Page, part = 'html'): Promise<string[]> {
  const results = await page.evaluate(async (selector) => {
    const node = document.querySelector(selector)
    const rules = ['IBM_Accessibility', 'WCAG_2_2']
    const report = await new window.ace.Checker().check(
      node === document.documentElement || !node ? document : node,
      rules,
    )
    return report.results
      .filter(({ value: [level, verdict] }) => level === 'VIOLATION' && verdict !== 'PASS')
      .map(({ value: [, verdict], ruleId, message, path }) => ({ verdict, ruleId, message, path: path.dom }))
  }, part)
  return results
    .filter(({ verdict, ruleId, path }) => verdict === 'FAIL' || !isReviewed(ruleId, path))
    .map(({ verdict, ruleId, message, path }) => `IBM ${verdict} ${ruleId} · ${path} · ${message}`)
}
