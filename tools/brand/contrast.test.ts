import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatProblem } from '../content/sentences.ts'
import { contrast, contrastProblems } from './contrast.ts'

const tokens = readFileSync('app/styles/tokens.css', 'utf8')

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'))
})

test('W11 the colours of the site can be read', () => {
  expect(contrastProblems(tokens)).toEqual([])
})

test('W11 a colour that cannot be read is told with its ground and its look', () => {
  const pale = tokens.replace(/--on-gold:[^;]*;/, '--on-gold: light-dark(#ffffff, #211a35);')
  expect(contrastProblems(pale).map(formatProblem)).toEqual([
    expect.stringMatching(
      /^app\/styles\/tokens\.css: `--on-gold` on `--gold` has a contrast of 1\.\d by day and needs 7; make one of them lighter or darker$/,
    ),
  ])
})
