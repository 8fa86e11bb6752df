import { expect, test } from 'vitest'
import { mayRegister } from './register.ts'

test.each([
  [true, true, {}],
  [true, true, { connection: {} }],
  [false, false, {}],
  [false, true, { serviceWorker: undefined }],
  // The guest saves data.
  [false, true, { connection: { saveData: true } }],
])('the site may be stored: %s, where the context is secure: %s, with %o', (may, isSecureContext, navigator) => {
  expect(mayRegister({ isSecureContext, navigator: { serviceWorker: {}, ...navigator } })).toBe(may)
})
