import { describe, expect, test } from 'vitest'
import { maySave } from './register.ts'

describe('maySave', () => {
  const here = { isSecureContext: true, navigator: { serviceWorker: {} } }

  test('over https, where the browser can', () => {
    expect(maySave(here)).toBe(true)
    expect(maySave({ ...here, navigator: { serviceWorker: {}, connection: {} } })).toBe(true)
    expect(maySave({ ...here, isSecureContext: false })).toBe(false)
    expect(maySave({ ...here, navigator: {} })).toBe(false)
  })

  test('never where the guest saves data', () => {
    const navigator = { serviceWorker: {}, connection: { saveData: true } }
    expect(maySave({ ...here, navigator })).toBe(false)
  })
})
