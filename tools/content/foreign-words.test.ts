import { expect, test } from 'vitest'
import { markedWords, unmarkedWords } from './foreign-words.ts'

test('a word that is marked somewhere is refused wherever its mark is missing', () => {
  const known = markedWords(['_Karibu_ · Nakuru', '_Pole sana._ We are', 'to say _karibu_.'])
  expect(known).toEqual(['karibu', 'pole sana'])
  const unmarked = unmarkedWords(known)
  expect(unmarked('Say Karibu, and pole  sana')).toEqual(['Karibu', 'pole  sana'])
  for (const sound of ['_karibu_', 'Say _Karibu_, and _pole sana_', 'karibuni', 'stay@karibu_house', 'sana']) {
    expect(unmarked(sound), sound).toEqual([])
  }
  // The name of a resort stands on its pages without marks.
  expect(markedWords(['_Karibu_ to _Pole_ House'], ['Karibu House'])).toEqual(['pole'])
})
