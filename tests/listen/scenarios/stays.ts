import { priceInLine } from '../../../lib/prices.ts'
import { escapeRegExp, fill } from '../../../lib/text.ts'
import { accommodations, location, pictures, ui } from '../../journeys/support/words.ts'
import type { Scenario } from '../scenario.ts'
import { firstStay } from './booking.ts'

const { gallery, compare, stays, picturesLabel } = accommodations

/** These words and nothing else. */
const only = (words: string) => new RegExp(`^${escapeRegExp(words)}\\W*$`, 'i')

export const staysAndPlaces: Scenario[] = [
  {
    name: 'Gallery',
    async walk(guest, expect) {
      const [first, second] = firstStay.pictures
      if (!first || !second) throw new Error('The scenario turns from one picture to another.')
      const alt = pictures[second.picture.key]?.alt ?? ''
      const position = (number: number) => new RegExp(`${number}\\D*${firstStay.pictures.length}`)
      const side = ({ side: where }: typeof first) => (where ? [gallery[where]] : [])
      await guest.go(`/accommodations#${firstStay.id}`)
      expect('M25 a picture says that it can be enlarged', await guest.pressUntil('Tab', alt), {
        says: [alt, 'link'],
        never: [only(`${alt} link`)],
      })
      expect('M25 says whose pictures they are, and which this is', await guest.press('Return'), {
        says: [fill(picturesLabel, { stay: firstStay.name }), position(2), ...side(second)],
      })
      await guest.pressUntil('Tab', gallery.previous)
      expect('M25 turned, it says which picture came', await guest.press('Return'), {
        says: [position(1), ...side(first)],
      })
      expect('closed, it gives the focus back', await guest.press('Escape'), { says: [alt, 'link'] })
    },
  },
  {
    name: 'Comparison',
    async walk(guest, expect) {
      const [first, second] = stays
      await guest.go('/accommodations')
      expect('the table says its name', await guest.press('t'), { says: [compare.label, 'table'] })
      expect('a row says its head', await guest.press('alt+shift+Down'), { says: [compare.price, 'row header'] })
      for (const stay of [first, second]) {
        if (!stay) continue
        expect(`a cell says its column: ${stay.name}`, await guest.press('alt+shift+Right'), {
          says: [stay.name, priceInLine(stay, ui.prices)],
        })
      }
    },
  },
  {
    name: 'Places',
    async walk(guest, expect) {
      const { places, heading, directionsLabel } = location.nearby
      const [first, second] = places
      await guest.go('/location')
      await guest.pressUntil('h', heading)
      expect('a place is a heading', await guest.press('h'), { says: [first?.name ?? '', 'heading level 3'] })
      expect('M32 a link has one name', await guest.pressUntil('Down', directionsLabel), {
        says: [directionsLabel, first?.name ?? ''],
        never: [second?.name ?? ''],
      })
      const entries = places.map(({ name }, at) => `${at + 1} ${name}`)
      expect(
        'M32 each place is one stop of the list, and the map none',
        await guest.pressUntil('Tab', entries.at(-1) ?? ''),
        { once: entries },
      )
    },
  },
]
