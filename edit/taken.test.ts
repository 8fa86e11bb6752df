import { expect, test, vi } from 'vitest'
import { copyContent, soundContent } from '../tests/content/content-copy.ts'
import { ContentStore } from './content-store.ts'

vi.setConfig({ testTimeout: 60_000 })

test('T1 edit: nights that were taken by telephone are a list like every other', () => {
  const copy = copyContent()
  copy.write('taken.yaml', '# No names.\n[]\n')
  const store = new ContentStore(copy.root)
  const [first] = [...store.fields().keys()].filter((path) => path.startsWith('taken.yaml#'))
  const stay = soundContent().accommodations.stays[0]!.id
  const night = { stay, unit: 1, from: '2027-05-14', until: '2027-05-15' }
  expect(store.save([{ path: first!, value: [night], was: [] }])).toEqual({ problems: [] })
  const other = { ...night, from: '2027-06-01', until: '2027-06-01' }
  expect(store.save([{ path: 'taken.yaml#.+', value: [other] }])).toEqual({ problems: [] })
  expect(store.contents().taken).toEqual([night, other])
  expect(copy.read('taken.yaml')).toContain('# No names.')
  expect(store.changeList({ path: 'taken.yaml#1', how: 'remove', count: 2 }).problems).toEqual([])
  expect(store.contents().taken).toEqual([other])
  const wrong = store.save([{ path: 'taken.yaml#1.until', value: '2027-05-01', was: '2027-06-01' }])
  expect(wrong.problems).toHaveLength(1)
})
