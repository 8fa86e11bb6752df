import fc from 'fast-check'
import { expect, test } from 'vitest'
import { forAny } from '../../tests/for-any.ts'
import { parseRequest, paths, subjects, type RequestPreset } from '../../lib/paths.ts'
import { anyDraft, anyText, soundBooking } from './form/rules/samples.ts'
import { draftStore, emptyDraft, newDraft, readDraft, type Draft } from './draft.ts'
import { beginRequest, changeDraft, draftOf, withQuestion } from './form-draft.ts'
import { knownIds } from './form/rules/chosen-stays.ts'

const anyButton: fc.Arbitrary<RequestPreset> = fc.record(
  {
    subject: fc.constantFrom(...subjects),
    stay: fc.constantFrom(...knownIds.stays),
    about: fc.constantFrom(...knownIds.experiences),
    occasion: fc.constantFrom(...knownIds.occasions),
    ask: anyText.filter(Boolean).map((text) => text.toWellFormed()),
    forOthers: fc.constant('yes' as const),
  },
  { requiredKeys: ['subject'] },
)
const press = (button: RequestPreset) =>
  beginRequest('dialog', parseRequest(new URL(paths.request(button), 'https://x.example').search))

const changes: ((shown: Draft) => Partial<Draft>)[] = [
  ({ note }) => ({ note: `${note} Thank you.` }),
  () => ({ note: '' }),
  ({ forOthers }) => ({ forOthers: !forOthers }),
  ({ stays }) => ({ stays: [...stays, knownIds.stays[0]!] }),
]

test('B7 a request begun anew holds what its button says and what the guest typed, whatever was pressed before', () => {
  forAny(fc.array(fc.oneof(anyButton, fc.constantFrom(...changes))), anyButton, (steps, last) => {
    draftStore.set(newDraft)
    const typed = { ...newDraft }
    for (const step of steps) {
      if (typeof step !== 'function') press(step)
      else {
        const change = step(draftOf('dialog'))
        changeDraft('dialog', change)
        Object.assign(typed, change)
      }
    }
    press(last)
    changeDraft('contact-form', { subject: 'feedback' })
    const { stay, ask, forOthers, ...rest } = last
    const put = { ...(stay && { stays: [stay] }), ...(ask && { note: withQuestion(typed, ask) }) }
    expect(draftOf('dialog')).toEqual({
      ...typed,
      ...rest,
      ...put,
      ...(forOthers && { forOthers: true }),
      dialogSubject: last.subject,
    })
    expect(draftOf('contact-form')).toMatchObject({
      subject: 'feedback',
      note: typed.note,
      stays: typed.stays,
      forOthers: typed.forOthers,
    })
    draftStore.set(newDraft)
  })
})

test('a draft that was kept comes back as it was, and whatever was kept gives sound values', () => {
  forAny(soundBooking, anyText, (sound, typed) => {
    const draft = { ...sound, firstName: typed, email: typed, note: typed }
    expect({ ...emptyDraft, ...readDraft(JSON.parse(JSON.stringify(draft)), knownIds) }).toEqual(draft)
  })
  forAny(fc.oneof(fc.anything(), anyDraft), (kept) => {
    const draft = readDraft(kept, knownIds)
    expect({ ...emptyDraft, ...draft }).toEqual({ ...emptyDraft, ...readDraft(draft, knownIds) })
    for (const key of Object.keys(draft)) expect(emptyDraft).toHaveProperty(key)
  })
})

test.each<[string, unknown[], unknown[]]>([
  ['adults', [1, 99, '3'], [0, -1, 1.5, 100, Number.NaN, Infinity, 'two', '1e1', null, {}]],
  ['visitors', [1, 9999], [0, 10_000, 'forty']],
  ['childAges', [[0, 17, null], '4,-'], [[18], [-1], [2.5], ['x'], [4, 100], '', 'none', '4,,5', '--', '4 5', ',']],
  ['checkIn', ['2028-02-29'], ['2026-02-30', 'soon', 20_261_218, ['x']]],
  ['stays', [knownIds.stays], [['tree-house'], [], 'no', 7]],
  ['occasion', [knownIds.occasions[0]], ['siege', 7]],
  ['areResidents', [true, 'yes'], [false, 'on', 1]],
  ['subject', ['feedback'], ['complaint', null]],
  // An empty field of a form does not clear the draft.
  ['email', ['a', ' a'], ['', null]],
])('of %s sound values are read, others left out', (field, sound, wrong) => {
  for (const value of sound) expect(readDraft({ [field]: value }, knownIds)).toHaveProperty(field)
  for (const value of wrong) expect(readDraft({ [field]: value }, knownIds), String(value)).toEqual({})
})
