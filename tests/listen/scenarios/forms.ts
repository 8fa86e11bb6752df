import { enquiry, site, ui } from '../../journeys/support/words.ts'
import type { Scenario } from '../scenario.ts'

const { errors } = enquiry
const { form } = ui
const newsletter = site.footer.newsletter!

export const forms: Scenario[] = [
  {
    name: 'Contact form',
    async walk(guest, expect) {
      await guest.go('/#contact')
      expect('M23 an empty field is required, and not wrong yet', await guest.pressUntil('Tab', form.firstName), {
        says: [form.heading, form.firstName, 'required'],
        never: ['invalid'],
      })
      const way = await guest.pressUntil('Tab', form.button)
      expect('every field says its name', way, {
        says: [form.lastName, form.email, `${form.phone} ${form.optional}`, form.subject, form.message],
      })
      expect('M32 the summary says how many things are to be mended', await guest.press('Return'), { says: [/[1-9]/] })
      expect('its first line is a link', await guest.press('Tab'), { says: [errors.firstNameMissing, 'link'] })
      expect('which leads to the field, and that says what is wrong', await guest.press('Return'), {
        says: [form.firstName, 'invalid', errors.firstNameMissing],
      })
    },
  },
  {
    name: 'Newsletter',
    async walk(guest, expect) {
      await guest.go('/about-us')
      await guest.press('ctrl+End')
      expect(
        'M23 an empty field is required, and not wrong yet',
        await guest.pressUntil('shift+Tab', newsletter.label),
        { says: [newsletter.label, newsletter.note], never: ['invalid'] },
      )
      await guest.press('Tab')
      expect('empty, it says what is wrong', await guest.press('Return'), {
        says: [newsletter.label, 'invalid', errors.emailMissing],
      })
    },
  },
]
