import { minutesToAllow } from '../../../lib/distances.ts'
import { count } from '../../../lib/text.ts'
import { accommodations, enjoyments, home, location, site, ui } from '../../journeys/support/words.ts'
import type { Scenario } from '../scenario.ts'

/**
 * Marks that are read by their names, or as another number: "slash night", "four eight guests", "six point two zero".
 */
const unreadable = [/\/night/, /\b24\/7/, /\d[–-]\d/, /½[–-]/, /\b\d{1,2}\.\d\d\b(?! ?[%$])/]

/** Said twice with its capital letter: the same words may stand in a sentence. */
const twice = (words: string) => new RegExp(`${words}[^]*${words}`)

export const pages: Scenario[] = [
  {
    name: 'Skip link',
    async walk(guest, expect) {
      await guest.go('/')
      expect('the skip link is the first thing on the page', await guest.press('ctrl+Home'), { says: [ui.skipLink] })
      expect('it leads past the header', await guest.press('Return', 'Tab'), { says: [home.hero.bookLabel, 'link'] })
    },
  },
  {
    name: 'Landmarks and headings',
    async walk(guest, expect) {
      await guest.go('/')
      expect('the title is the first heading', await guest.press('h'), {
        says: [...home.hero.heading, 'heading level 1'],
      })
      await guest.press('ctrl+Home')
      expect('landmarks say their names', await guest.pressUntil('m', site.footer.newsletter!.heading), {
        says: [ui.mainNavigation, ui.form.heading, ui.footerNavigation, site.footer.newsletter!.heading],
      })
    },
  },
  {
    name: 'Change of page',
    async walk(guest, expect) {
      const { heading, head } = enjoyments
      await guest.go('/')
      await guest.pressUntil('Tab', `${label('enjoyments')} link`)
      expect('heading and title are said once', await guest.press('Return'), {
        says: [heading, 'heading level 1'],
        once: [head.title],
      })
    },
  },
  {
    name: 'Look switch',
    async walk(guest, expect) {
      await guest.go('/about-us')
      // The browser remembers the look.
      await guest.pressUntil('Tab', ui.eveningLook)
      const states = [await guest.press('Return'), await guest.press('Return')]
      expect('M26 says whether it is on', states.toSorted().join(' | '), { says: ['not pressed', /(?<!not )pressed/] })
    },
  },
  {
    name: 'Toast and signal',
    async walk(guest, expect) {
      await guest.go('/#contact')
      await guest.pressUntil('b', ui.copy.number)
      expect('M28 a toast says what was done, under a name of ours', await guest.press('Return'), {
        says: [ui.toasts, ui.copy.numberCopied],
        never: ['alt+T'],
      })
      // "Work offline", in the menu of the browser.
      expect('the note comes with the loss of the signal', await guest.press('alt+f', 'k'), { says: [ui.offline.note] })
      expect('M28 the signal is back', await guest.press('alt+f', 'k'), { says: [ui.offline.back], never: ['alt+T'] })
    },
  },
  {
    name: 'The home page, read out',
    async walk(guest, expect) {
      await guest.go('/')
      const read = await guest.readOn()
      expect('M31 numbers, times and ranges are words', read, { never: unreadable })
      expect('M32 a proverb says its source once', read, { once: [home.quote.source] })
      expect('M32 the hours say their name once', read, { says: [ui.hours.heading], never: [twice(ui.hours.heading)] })
      expect('M32 nothing is said of what is empty', read, { never: ['statusbar'] })
    },
  },
  {
    name: 'The stays, read out',
    async walk(guest, expect) {
      await guest.go('/accommodations')
      const read = await guest.readOn()
      expect('M31 numbers and ranges are words', read, { never: unreadable })
      expect('M32 a link has one name', read, { never: [/\| : /] })
      expect('prices and features stand beside their stay', read, {
        says: accommodations.stays.flatMap(({ name, features }) => [
          `${name} heading level 2`,
          ...features.slice(0, 1),
        ]),
      })
    },
  },
  {
    name: 'The guide, read out',
    async walk(guest, expect) {
      await guest.go('/location')
      const read = await guest.readOn()
      expect('M31 numbers, times and ranges are words', read, { never: unreadable })
      expect('M32 a link has one name', read, { never: [/\| : /] })
      expect('drive times are whole sentences', read, {
        says: location.nearby.places.map((place) => count(minutesToAllow(place), ui.minutes.byCar)),
      })
      expect('sun, seasons and weather are words', read, { says: [location.sky.heading, location.seasons.heading] })
    },
  },
]

const label = (to: (typeof site.navigation)[number]['to']) =>
  site.navigation.find((link) => link.to === to)?.label ?? ''
