import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { tokenColour } from './colours.ts'

const tokens = `
  --raw-1: #112233; --raw-2: #aabbcc;
  --both: light-dark(var(--raw-1), #FFEEDD);
  --one: var(--raw-2);
  --veil: light-dark(rgb(0 0 0 / .5), var(--raw-1));
  --through: light-dark(var(--one), var(--raw-1));
`

test('a role has a colour by day and one in the evening', () => {
  expect(tokenColour(tokens, '--both')).toEqual({ day: '#112233', evening: '#FFEEDD' })
})

test('a role may be the same in both', () => {
  expect(tokenColour(tokens, '--one')).toEqual({ day: '#aabbcc', evening: '#aabbcc' })
})

test('a role may refer to another that refers to a third', () => {
  expect(tokenColour(tokens, '--through')).toEqual({ day: '#aabbcc', evening: '#112233' })
})

test('what is no plain colour, or is not there, is told by name', () => {
  expect(() => tokenColour(tokens, '--veil')).toThrow('--veil')
  expect(() => tokenColour(tokens, '--none')).toThrow('--none')
})

test('the tokens of the site name its paper', () => {
  const { day, evening } = tokenColour(readFileSync('app/styles/tokens.css', 'utf8'), '--paper')
  expect(day).not.toBe(evening)
})
