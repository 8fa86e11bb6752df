import { expect, test } from 'vitest'
import { drawnFrom, markOf } from './icons.ts'

const drop = (inside: string, attributes = 'viewBox="0 10 60 40"') => `<svg ${attributes}>${inside}</svg>`

test('W11 a mark is its box and its outlines', () => {
  const mark = markOf(drop('\n  <path d="M0 0h9"/>\n'), 'mark.svg')
  expect(mark).toEqual({ box: [0, 10, 60, 40], drawing: '<path d="M0 0h9"/>' })
})

test('W11 a drawing as elements, with attributes as React names them', () => {
  expect(drawnFrom('<g mask="url(#a)"><path stroke-width="2" d="M0 0h9"/></g><linearGradient id="b"/>')).toEqual([
    {
      tag: 'g',
      attributes: { mask: 'url(#a)' },
      children: [{ tag: 'path', attributes: { strokeWidth: '2', d: 'M0 0h9' }, children: [] }],
    },
    { tag: 'linearGradient', attributes: { id: 'b' }, children: [] },
  ])
})

test.each([
  ['GIF89a', 'must be a drawing in SVG'],
  [drop(' '), 'must be a drawing in SVG'],
  [drop('<path d="M0 0"/>', 'width="60"'), 'must have a viewBox with four numbers'],
  [drop('<path d="M0 0"/>', 'viewBox="0 0 60 0"'), 'must have a viewBox with four numbers'],
  [drop('<text>Resort</text>'), 'holds `<text`'],
  [drop('<path style="fill:red" d="M0 0"/>'), 'holds `style=`'],
])('W11 a file that cannot be used everywhere is told by name: %s', (svg, sentence) => {
  expect(() => markOf(svg, 'assets/mark/mark.svg')).toThrow(/^assets\/mark\/mark\.svg: must /)
  expect(() => markOf(svg, 'assets/mark/mark.svg')).toThrow(sentence)
})
