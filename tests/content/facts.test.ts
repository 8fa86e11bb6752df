/** One fact has one place: placeholders take it elsewhere, and a second copy is refused. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadContent } from '../../build/content.ts'
import { copyContent, root } from './content-copy.ts'

const { content } = loadContent(root)
const copy = copyContent()

function everyText(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(everyText) : []
}

test('no placeholder is left on a page', () => {
  expect(content).not.toBeNull()
  expect(everyText(content).filter((text) => /\{\{|\}\}/.test(text))).toEqual([])
})

test('a fact that changes in its place changes in every sentence', () => {
  const texts = (change: () => void) => {
    change()
    const loaded = loadContent(copy.root)
    expect(loaded.problems).toEqual([])
    return everyText(loaded.content).join('\n')
  }
  const site = copy.read('site.yaml')
  const stays = copy.read('accommodations.yaml')
  try {
    const text = texts(() => {
      copy.write(
        'site.yaml',
        site
          .replace('name: Waridi Gardens', 'name: Maua Park')
          .replace('roseVarieties: 50', 'roseVarieties: 63'),
      )
      copy.write('accommodations.yaml', stays.replace('priceUsd: 60', 'priceUsd: 77'))
    })
    expect(text).toContain('Maua Park')
    expect(text).toContain('sixty-three')
    expect(text).toContain('from $77')
    expect(text).not.toMatch(/Waridi Gardens|fifty kinds|\$60/)
  } finally {
    copy.write('site.yaml', site)
    copy.write('accommodations.yaml', stays)
  }
})

describe('a placeholder', () => {
  test('that is none is refused with the one that was meant', () => {
    const line = copy.lineOf('home.yaml', 'kicker: The garden')
    expect(copy.change('home.yaml', 'kicker: The garden', 'kicker: The {{nmae}} garden')).toEqual([
      `content/home.yaml, line ${line}: \`kicker\` holds {{nmae}}, which is no placeholder; did you mean {{name}}?`,
    ])
  })

  test('names an entry by its id', () => {
    const problems = copy.change(
      'home.yaml',
      '{{price garden-suite}} a night · ',
      '{{price garden-sweet}} a night · ',
    )
    expect(problems.join()).toContain(
      '{{price garden-sweet}}, which is no placeholder; did you mean {{price garden-suite}}?',
    )
  })

  test('takes capitals and spaces as they come', () => {
    expect(
      copy.change(
        'home.yaml',
        'kicker: The garden',
        'kicker: "{{ RosesInWords }} kinds, {{Price  garden-suite}}"',
      ),
    ).toEqual([])
  })
})

describe('a second copy is refused', () => {
  const copies: [text: string, instead: string][] = [
    ['Rooms from $60', 'a placeholder such as {{price garden-suite}}'],
    ['Rooms from US$ 60', 'a placeholder such as {{price garden-suite}}'],
    ['Rooms from 60 USD', 'a placeholder such as {{price garden-suite}}'],
    ['Sixty or 60 dollars', 'a placeholder such as {{price garden-suite}}'],
    ['Here at Waridi Gardens', '{{name}}'],
    ['Here at WARIDI  gardens', '{{name}}'],
    ['Call +254 000 000 000', '{{phone}}'],
    ['Call 0000-000-000', '{{phone}}'],
    ['Call (+254) 000000000', '{{phone}}'],
    ['Write stay@waridigardens.example', '{{email}}'],
    ['On Umoja II Road', '{{address.street}}'],
    ['Since 2010', '{{founded}}'],
    ['The Family Villa', '{{stay family-villa}}'],
  ]
  test.each(copies)('%s', (text, instead) => {
    const problems = copy.change('home.yaml', 'kicker: The garden', `kicker: ${text}`)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(`\`kicker\` repeats a fact that has its own place`)
    expect(problems[0]).toContain(`write ${instead}`)
  })

  test.each(['2,776 m', 'Plate 404', '24/7', 'A low garden suite', 'Open at 20:10', '160 km, 20102 roses'])(
    'but "%s" is none',
    (text) => {
      expect(copy.change('home.yaml', 'kicker: The garden', `kicker: ${text}`)).toEqual([])
    },
  )
})

test('any price in any sentence is refused', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), (price) => {
      expect(copy.change('home.yaml', 'kicker: The garden', `kicker: Now $${price}`)).toHaveLength(1)
    }),
    { numRuns: 10 },
  )
})
