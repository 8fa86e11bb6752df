import { enquiry, site, ui } from '../../journeys/support/words.ts'
import { desk } from '../screen-reader.ts'
import type { Scenario } from '../scenario.ts'

const { handOver, message } = enquiry
const { form } = ui

/** As narrow as Firefox makes its window. */
const narrow = { width: 500, height: 900 }

export const smallScreen: Scenario[] = [
  {
    name: 'Menu of small screens',
    async walk(guest, expect) {
      await guest.resize(narrow.width, narrow.height)
      await guest.go('/')
      expect('it says that it is closed', await guest.pressUntil('Tab', ui.menu), { says: [ui.menu, 'collapsed'] })
      expect('it says that it opened', await guest.press('Return'), { says: ['expanded'] })
      expect('calling comes next', await guest.press('Tab'), { says: [ui.call, 'link'] })
      expect('its pages are links', await guest.pressUntil('Tab', site.navigation[0]?.label ?? ''), { says: ['link'] })
      expect('Escape leads back to it', await guest.press('Escape'), { says: [ui.menu] })
      await guest.resize(desk.width, desk.height)
    },
  },
  {
    name: 'Booking request in two steps',
    async walk(guest, expect) {
      await guest.resize(narrow.width, narrow.height)
      await guest.go('/')
      await guest.pressUntil('Tab', ui.bookNow)
      expect('opened, it says its title, and is not read out', await guest.press('Return'), {
        once: [form.titles['booking-request']],
        never: [form.firstName],
      })
      await guest.pressUntil('Tab', form.firstName)
      await guest.type('Wanjiru')
      await guest.press('Tab')
      await guest.type('Mwangi')
      await guest.press('Tab')
      await guest.type('wanjiru@example.com')
      await guest.pressUntil('Tab', enquiry.subjects['booking-request'].note.label)
      await guest.type('In May, perhaps')
      await guest.pressUntil('Tab', handOver.see)
      expect('the step of the message says its title', await guest.press('Return'), { says: [handOver.heading] })
      expect('the message can be read', await guest.readOn(), { says: [message.label, 'Wanjiru Mwangi'] })
      expect('it can be changed, and its ways are links', await guest.pressUntil('Tab', handOver.copy), {
        says: [handOver.change, handOver.whatsApp, 'link', handOver.email, 'link', handOver.copy],
      })
      await guest.press('Escape')
      await guest.resize(desk.width, desk.height)
    },
  },
]
