import { addDays } from '../../../lib/dates.ts'
import { usd } from '../../../lib/prices.ts'
import { count, fill } from '../../../lib/text.ts'
import { inDays } from '../../journeys/support/enquiry-steps.ts'
import { accommodations, enquiry, ui } from '../../journeys/support/words.ts'
import type { Scenario } from '../scenario.ts'

const { fields, estimate, errors, after, handOver, doors } = enquiry
const { form } = ui

type Stay = (typeof accommodations.stays)[number]

/** The first of the smallest, and the largest, which takes those who are too many for it. */
export const [firstStay] = accommodations.stays.toSorted((a, b) => a.occupancy.max - b.occupancy.max) as [Stay]
const [largest] = accommodations.stays.toSorted((a, b) => b.occupancy.max - a.occupancy.max) as [Stay]

const nights = 3
const checkIn = inDays(40)

/** As it is typed into a date field of Firefox: month, day, year. */
const typed = (date: string) => date.slice(5, 7) + date.slice(8) + date.slice(0, 4)

/** A sentence up to where a value is filled in. */
const beginning = (template: string) => template.split('{')[0] ?? ''

const warning = beginning(fill(enquiry.occupancy.another.form, { stay: firstStay.name }))

const estimateOf = ({ name, priceUsd }: Stay) => [
  estimate.label,
  usd(nights * priceUsd),
  count(nights, estimate.nights),
  name,
]

export const booking: Scenario[] = [
  {
    name: 'Booking request',
    async walk(guest, expect) {
      const opener = fill(ui.aboutEntry, { action: accommodations.bookLabel, name: firstStay.name })
      await guest.go(`/accommodations#${firstStay.id}`)
      await guest.pressUntil('Tab', opener)
      expect('opened, it says its title, and is not read out', await guest.press('Return'), {
        once: [form.titles['booking-request']],
        never: [form.firstName],
      })

      expect(
        'B7 the doors say what they choose, and which is open',
        await guest.pressUntil('Tab', doors['booking-request']),
        { says: [doors.label, doors['booking-request']] },
      )
      // The arrows read on here: r leads to the next door, and the space bar opens it.
      expect('B7 the next door is said', await guest.press('r'), {
        says: [doors['special-arrangements'], 'radio button'],
      })
      await guest.press('space')
      expect('B7 an occasion asks what for', await guest.pressUntil('Tab', enquiry.occasions[0]?.label ?? ''), {
        says: [fields.occasion.label, enquiry.occasions[0]?.label ?? ''],
      })
      await guest.pressUntil('shift+Tab', doors['special-arrangements'])
      await guest.press('shift+r')
      await guest.press('space')

      const toWeekends = await guest.pressUntil('Tab', fields.weekends.label)
      expect('M13 the stay that was chosen is said', toWeekends, { says: [firstStay.name] })
      expect('B9 the weekends say what they are', toWeekends, { says: [fields.weekends.label] })
      const toDates = await guest.pressUntil('Tab', 'Month')
      expect('M23 nothing is wrong before it was touched', toDates, { never: ['invalid'] })
      expect('M29 every stop has a name', toDates, { never: [/(?:^|\| )clickable/] })
      expect('M21 check-in says which date it is, and the hint', toDates, {
        says: [fields.checkIn.label, fields.checkIn.hint, 'Month'],
      })
      await guest.type(typed(checkIn))
      expect('M21 check-out says which date it is', await guest.pressUntil('Tab', 'Month'), {
        says: [fields.checkOut.label, 'Month'],
      })
      expect(
        'M22 the estimate says its name, sum, nights and stay',
        await guest.type(typed(addDays(checkIn, nights))),
        { says: estimateOf(firstStay) },
      )

      expect('the guests are a group with a name', await guest.pressUntil('Tab', fields.adults.more), {
        says: [fields.adults.label, fields.adults.fewer],
      })
      expect('M22 a step says label and number', await guest.press('space'), { says: [fields.adults.label, '3'] })
      const outgrown = await guest.press('space')
      expect('M24 the warning is said when its advice changes', outgrown, { says: [warning, largest.name] })
      expect('M24 the same advice is not said again', await guest.press('space'), {
        says: [fields.adults.label, '5'],
        never: [warning],
      })
      expect('M22 a number is read with its label', await guest.pressUntil('Down', fields.children.more), {
        says: [fields.children.label, '0'],
        never: ['statusbar'],
      })

      expect('M23 an empty field is required, and not wrong yet', await guest.pressUntil('Tab', form.firstName), {
        says: [form.firstName, 'required'],
        never: ['invalid'],
      })
      expect('B4 says that e-mail or phone is enough', await guest.pressUntil('Tab', form.email), {
        says: [fields.reach.label, form.email],
        never: ['invalid'],
      })
      await guest.pressUntil('Tab', handOver.copy)
      expect('M32 the summary says how many things are to be mended', await guest.press('Return'), { says: [/[1-9]/] })
      expect('its first line is a link', await guest.press('Tab'), { says: [errors.firstNameMissing, 'link'] })
      expect('which leads to the field, and that says what is wrong', await guest.press('Return'), {
        says: [form.firstName, 'invalid', errors.firstNameMissing],
      })
      await guest.type('Wanjiru')
      await guest.press('Tab')
      await guest.type('Mwangi')
      await guest.press('Tab')
      await guest.type('wanjiru@example.com')
      await guest.pressUntil('Tab', handOver.copy)
      expect('M27 says that the message was copied, and what to do', await guest.press('Return'), {
        says: [beginning(after.copied)],
      })
      expect('closed, it gives the focus back', await guest.press('Escape'), { says: [opener] })
    },
  },
]
