import fc from 'fast-check'
import { expect, test } from 'vitest'
import { appleDirections, geoLink, googleDirections, googleMap, paths } from './paths.ts'

test('the complete list of addresses', () => {
  expect({
    ...paths,
    stay: paths.stay('family-villa'),
    experience: paths.experience('fruit-farm'),
    place: paths.place('menengai-crater'),
    enquiry: paths.enquiry({ subject: 'booking-request', stay: 'family-villa' }),
  }).toEqual({
    home: '/',
    homeContact: '/#contact',
    homeAccommodations: '/#accommodations',
    accommodations: '/accommodations',
    compare: '/accommodations#compare',
    enjoyments: '/enjoyments',
    celebrations: '/enjoyments#celebrations',
    location: '/location',
    nearby: '/location#nearby',
    about: '/about-us',
    stay: '/accommodations#family-villa',
    experience: '/enjoyments#fruit-farm',
    place: '/location#menengai-crater',
    enquiry: '/?subject=booking-request&stay=family-villa#message',
  })
})

test('what is not chosen is left out of the enquiry', () => {
  expect(paths.enquiry({ subject: 'general-inquiry' })).toBe('/?subject=general-inquiry#message')
  expect(paths.enquiry({ subject: 'booking-request', about: 'fruit-farm' })).toBe(
    '/?subject=booking-request&about=fruit-farm#message',
  )
  expect(paths.enquiry({ subject: 'special-arrangements', occasion: 'celebration' })).toBe(
    '/?subject=special-arrangements&occasion=celebration#message',
  )
})

test('L4 map links hold any place as text, and nothing of it becomes part of the address', () => {
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
  expect(googleDirections('Umoja II Road, Nakuru')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=Umoja+II+Road%2C+Nakuru&travelmode=driving',
  )
  expect(googleDirections('Nakuru', 'Nairobi')).toBe(
    'https://www.google.com/maps/dir/?api=1&origin=Nairobi&destination=Nakuru&travelmode=driving',
  )
  expect(googleMap('Nakuru')).toBe('https://www.google.com/maps/search/?api=1&query=Nakuru')
  expect(appleDirections('Nakuru')).toBe('https://maps.apple.com/?daddr=Nakuru&dirflg=d')
})

test('L4 a place for a map app is its coordinates and its name', () => {
  expect(geoLink({ lat: -0.2, lon: 36.0667 }, 'Menengai Crater')).toBe(
    'geo:-0.2,36.0667?q=-0.2,36.0667(Menengai%20Crater)',
  )
})
