import { describe, expect, test } from 'vitest'
import { soundContent } from '../../tests/content/content-copy.ts'
import { shownOn, structuredData } from './structured-data.ts'

describe('what a page shows', () => {
  const shows = shownOn(
    '<p>Since <b>2010</b>, at&nbsp;8:00 AM &amp; later</p><a href="https://network.example/x">N</a><script>hidden</script>',
  )

  test('is its text, whatever elements it runs through', () => {
    expect(shows('Since 2010, at 8:00 AM & later')).toBe(true)
  })

  test('is where its links lead', () => {
    expect(shows('https://network.example/x')).toBe(true)
  })

  test('is no part of a longer number', () => {
    expect(shownOn('<p>12010 and 20101, from 18:00</p>')('2010')).toBe(false)
    expect(shownOn('<p>18:00 PM</p>')('8:00 PM')).toBe(false)
  })

  test('may follow a number in an element of its own', () => {
    expect(shownOn('<span>1</span><h3>Gardens</h3>')('Gardens')).toBe(true)
  })

  test('is taken literally', () => {
    expect(shownOn('<p>aXc</p>')('a.c')).toBe(false)
  })
})

const card = { src: '/cards/here.0123abcd.jpg', width: 1200, height: 630, alt: 'Here' }

test('a page without an address of its own has no data block', () => {
  expect(structuredData(soundContent(), '*', '<p></p>', card)).toBe('')
})
