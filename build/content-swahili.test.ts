import { expect, test } from 'vitest'
import { markedSwahili, unmarkedSwahili } from './content-swahili.ts'

test('M30 a word that is marked somewhere is refused wherever its mark is missing', () => {
  const known = markedSwahili(['_Karibu_ · Nakuru', '_Pole sana._ We are', 'to say _karibu_.'])
  expect(known).toEqual(['karibu', 'pole sana'])
  expect(unmarkedSwahili('Say Karibu, and pole  sana', known)).toEqual([
    'holds “Karibu”, which is marked as Swahili elsewhere; write _Karibu_',
    'holds “pole  sana”, which is marked as Swahili elsewhere; write _pole  sana_',
  ])
  for (const sound of ['_karibu_', 'Say _Karibu_, and _pole sana_', 'karibuni', 'stay@karibu_house', 'sana']) {
    expect(unmarkedSwahili(sound, known), sound).toEqual([])
  }
})
