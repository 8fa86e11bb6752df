import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appleDirections, googleDirections, googleMap } from './paths.ts'

test('L4 map links hold any place as text that cannot change the address', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (to, from) => {
      const directions = new URL(googleDirections(to.toWellFormed(), from.toWellFormed()))
      expect(directions.origin + directions.pathname).toBe('https://www.google.com/maps/dir/')
      expect(directions.searchParams.get('destination')).toBe(to.toWellFormed())
      expect(directions.searchParams.get('origin')).toBe(from.toWellFormed())
      expect(new URL(googleMap(to.toWellFormed())).searchParams.get('query')).toBe(to.toWellFormed())
      expect(new URL(appleDirections(to.toWellFormed())).searchParams.get('daddr')).toBe(to.toWellFormed())
    }),
  )
})

test('L4 map links are of the form that each map asks for', () => {
  expect(googleDirections('Old Mill Road, Kisiwa')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Old+Mill+Road%2C+Kisiwa&travelmode=driving',
  )
  expect(googleDirections('Kisiwa', 'Nairobi')).toBe(
    'https://www.google.com/maps/dir/?api=1&origin=Nairobi&destination=Kisiwa&travelmode=driving',
  )
  expect(googleMap('Kisiwa')).toBe('https://www.google.com/maps/search/?api=1&query=Kisiwa')
  expect(appleDirections('Kisiwa')).toBe('https://maps.apple.com/?daddr=Kisiwa&dirflg=d')
})
