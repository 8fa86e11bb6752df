import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { merge, type Side } from './merge.ts'
import { withEntry, withKeys, withoutEntry, withSwap, withValue, type Value } from './yaml-text.ts'

const base = `# Of the whole file
stays:
  # Above the first
  - id: oak
    name: Oak # beside it
    priceUsd: 60
    beds: { double: 1, single: 0 }
  - id: elm
    # Inside the second
    name: Elm
    priceUsd: 80
    beds: { double: 2, single: 0 }
  - id: ash
    name: Ash

# Above the words
words:
  - one # the first
  - two
  - three
# Above a fact
home.yaml#hero: Is this right?
text: >-
  A long
  sentence.
`
const file = 'content/stays.yaml'
const of = (text: string) => new Map([[file, text]])
const joined = (mine: string, theirs: string, side?: Side) => {
  const { files, asked } = merge({ base: of(base), mine: of(mine), theirs: of(theirs) }, () => side)
  return { text: files.get(file) as string, asked }
}

type Data = { stays: { id: string }[]; words: string[] }
const stay = (text: string, id: string) => (parse(text) as Data).stays.findIndex((each) => each.id === id)
const word = (text: string, own: string) => (parse(text) as Data).words.indexOf(own)
const set = (id: string, path: string[], value: Value | undefined) => (text: string) =>
  withValue(text, ['stays', stay(text, id), ...path], value)

const edits: Record<string, (text: string) => string> = {
  price: set('oak', ['priceUsd'], 65),
  double: set('oak', ['beds', 'double'], 3),
  single: set('oak', ['beds', 'single'], 2),
  without: set('elm', ['name'], undefined),
  removed: (text) => withoutEntry(text, ['stays', stay(text, 'ash')]),
  added: (text) => withEntry(text, ['stays', stay(text, 'elm')], { id: 'fir', name: 'Fir' }),
  moved: (text) => withSwap(text, ['stays', stay(text, 'oak')]),
  word: (text) => withValue(text, ['words', word(text, 'one')], 'ones'),
  wordGone: (text) => withoutEntry(text, ['words', word(text, 'two')]),
  wordMore: (text) => withEntry(text, ['words', word(text, 'three')], 'four'),
  settled: (text) => withKeys(text, new Map([['home.yaml#hero', undefined]])),
  text: (text) => withValue(text, ['text'], 'Another sentence.'),
  // Theirs alone: the editor changes none.
  comment: (text) => text.replace('# Inside the second', '# Inside it\n    # and more'),
}
const pairs = Object.keys(edits).flatMap((mine) => Object.keys(edits).map((theirs) => [mine, theirs] as const))

test.each(pairs.filter(([mine]) => mine !== 'comment'))(
  'O1 both are taken, as if ours came later: %s, %s',
  (mine, theirs) => {
    const text = edits[theirs]!(base)
    expect(joined(edits[mine]!(base), text)).toEqual({ text: mine === theirs ? text : edits[mine]!(text), asked: [] })
  },
)

const more = set('ash', ['priceUsd'], 90)
const both = (text: string) => withValue(edits.wordMore!(text), ['words', 1], 'twos')
test.each<[path: string, mine: (text: string) => string, theirs: (text: string) => string]>([
  ['stays.oak.priceUsd', edits.price!, set('oak', ['priceUsd'], undefined)],
  ['stays.ash', edits.removed!, more],
  ['stays.ash', more, edits.removed!],
  ['words', edits.wordGone!, both],
  ['text', edits.text!, (text) => withValue(text, ['text'], 'A long word.')],
])('O1 of the same field one is asked: %s', (path, mine, theirs) => {
  const [ours, other] = [edits.single!(mine(base)), edits.double!(theirs(base))]
  expect(joined(ours, other).asked).toMatchObject([{ path: `stays.yaml#${path}` }])
  expect(joined(ours, other, 'theirs')).toEqual({ text: edits.single!(other), asked: [] })
  expect(parse(joined(ours, other, 'mine').text)).toEqual(parse(edits.double!(edits.single!(mine(base)))))
})
