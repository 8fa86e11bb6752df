import { describe, expect, test } from 'vitest'
import { mayRegister } from './register.ts'

describe('mayRegister', () => {
  const here = { isSecureContext: true, navigator: { serviceWorker: {} } }

  test('over https, where the browser can', () => {
    expect(mayRegister(here)).toBe(true)
    expect(mayRegister({ ...here, navigator: { serviceWorker: {}, connection: {} } })).toBe(true)
    expect(mayRegister({ ...here, isSecureContext: false })).toBe(false)
    expect(mayRegister({ ...here, navigator: {} })).toBe(false)
  })

  test('never where the guest saves data', () => {
    const navigator = { serviceWorker: {}, connection: { saveData: true } }
    expect(mayRegister({ ...here, navigator })).toBe(false)
  })
})
