import { expect, test } from 'vitest'
import { isPlainClick } from './presses.ts'

const plain = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }
const isPlain = (click: object) => isPlainClick({ ...plain, ...click } as MouseEvent)

test.each([{ button: 1 }, { button: 2 }, { metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %o is the browser’s own',
  (other) => expect([isPlain({}), isPlain(other)]).toEqual([true, false]),
)
