/** What is written in the colours of app/styles/tokens.css can be read, by day and in the evening. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { luminance, tokenColour } from './colours.ts'

const bands = ['--band-claret', '--band-teal', '--band-plum', '--band-umber', '--band-forest']
const papers = ['--paper', '--paper-raised', '--paper-sunk']

/** Colours of writing, what it stands on, and the least contrast (WCAG 1.4.6 and 1.4.11). */
const pairs: { writing: string[]; grounds: string[]; least: number }[] = [
  { writing: ['--ink', '--ink-soft', '--primary'], grounds: papers, least: 7 },
  { writing: ['--on-primary'], grounds: ['--primary', '--primary-deep'], least: 7 },
  { writing: ['--accent'], grounds: ['--paper'], least: 7 },
  { writing: ['--on-gold'], grounds: ['--gold', '--gold-line', '--on-band'], least: 7 },
  { writing: ['--on-band', '--on-band-soft', '--plate'], grounds: bands, least: 7 },
  { writing: ['--on-band'], grounds: ['--band-bad'], least: 7 },
  { writing: ['--on-band', '--on-band-soft', '--gold'], grounds: ['--footer'], least: 7 },
  { writing: ['--on-gold', '--band-claret'], grounds: ['--mat'], least: 7 },
  { writing: ['--bad'], grounds: ['--paper', '--paper-raised'], least: 7 },
  { writing: ['--edge'], grounds: ['--paper', '--paper-raised'], least: 3 },
  { writing: ['--focus'], grounds: ['--paper', '--paper-sunk'], least: 3 },
]

const luminanceOf = (colour: string) => luminance([1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)))

const tokens = readFileSync('app/styles/tokens.css', 'utf8')

test('a role has a colour by day and one in the evening, also by way of others; what has none is told by name', () => {
  const roles = `--raw-1: #112233; --raw-2: #aabbcc; --both: light-dark(var(--raw-1), #FFEEDD); --one: var(--raw-2);
    --scrim: light-dark(rgb(0 0 0 / .5), var(--raw-1)); --through: light-dark(var(--one), var(--raw-1));`
  expect(['--both', '--one', '--through'].map((role) => Object.values(tokenColour(roles, role)))).toEqual([
    ['#112233', '#FFEEDD'],
    ['#aabbcc', '#aabbcc'],
    ['#aabbcc', '#112233'],
  ])
  for (const role of ['--scrim', '--none']) expect(() => tokenColour(roles, role)).toThrow(role)
})

test.each(
  pairs.flatMap(({ writing, grounds, least }) =>
    writing.flatMap((role) => grounds.map((ground) => [role, ground, least] as const)),
  ),
)('W11 %s on %s has a contrast of %d', (role, ground, least) => {
  for (const look of ['day', 'evening'] as const) {
    const both = [role, ground].map((each) => luminanceOf(tokenColour(tokens, each)[look]))
    expect((Math.max(...both) + 0.05) / (Math.min(...both) + 0.05)).toBeGreaterThanOrEqual(least - 0.05)
  }
})
