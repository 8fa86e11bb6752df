/**
 * The HTML of every page is valid. Rules are disabled where React writes differently, or where they are a matter of
 * taste.
 */
import { HtmlValidate } from 'html-validate/node'
import { expect, test } from 'vitest'
import { builtFile, pageFiles, pagePaths } from './built-pages.ts'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-implicit-input-type': 'off',
    'tel-non-breaking': 'off',
    'void-style': 'off',
  },
})

test.each(pagePaths)('%s is sound HTML', async (path) => {
  const { results } = await validator.validateString(builtFile(pageFiles[path]).toString())
  const messages = results.flatMap((result) => result.messages)
  expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? ''})`)).toEqual([])
})

test.each(pagePaths)('Cloudflare is asked to leave every e-mail address of %s as it is', (path) => {
  const others = builtFile(pageFiles[path])
    .toString()
    .replaceAll(/<!--email_off-->.*?<!--\/email_off-->|<(script|style)>.*?<\/\1>|<script .*?<\/script>/gs, '')
  expect(others).toContain('<body></body>')
  expect(others).not.toMatch(/mailto:|\w@\w/)
})
