import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { skyOf, skyWords } from './weather-symbols.ts'

/** The service's whole list: https://api.met.no/weatherapi/weathericon/2.0/documentation */
const alone = ['cloudy', 'fog']
const daily = ['clearsky', 'fair', 'partlycloudy']
const wet = ['rain', 'sleet', 'snow'].flatMap((kind) => ['light', '', 'heavy'].map((strength) => strength + kind))
const thundery = wet.map((kind) => `${kind}andthunder`)
const showers = wet.map((kind) => `${kind}showers`)
const thunderyShowers = showers.map((kind) => `${kind.replace(/^light(s)/, 'lights$1')}andthunder`)
const codes = [
  ...alone,
  ...wet,
  ...thundery,
  ...[...daily, ...showers, ...thunderyShowers].flatMap((kind) =>
    ['day', 'night', 'polartwilight'].map((time) => `${kind}_${time}`),
  ),
]

describe('the sky', () => {
  it.each(codes)('knows %s', (code) => {
    expect(skyWords).toContain(skyOf(code)?.word)
  })

  it('tells weak from strong', () => {
    expect(skyOf('clearsky_day')).toEqual({ word: 'clear', icon: 'sun' })
    expect(skyOf('lightrain')?.word).toBe('lightRain')
    expect(skyOf('heavyrain')?.word).toBe('heavyRain')
    expect(skyOf('rainshowers_day')?.word).toBe('showers')
    expect(skyOf('heavysnowshowers_day')).toEqual({ word: 'snow', icon: 'cloud-snow' })
    expect(skyOf('sleet')?.word).toBe('rain')
    expect(skyOf('lightssnowshowersandthunder_day')?.word).toBe('thunder')
  })

  it('does not guess at other words', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        fc.pre(!codes.includes(code))
        const sky = skyOf(code)
        // The pattern also takes a few words that the service could add, but never anything but words.
        if (sky) expect(code).toMatch(/^[a-z]+(_[a-z]+)?$/)
      }),
    )
    for (const code of ['', 'sunny', 'clearsky_noon', 'constructor', 'clearsky_day ', 'CLEARSKY_DAY']) {
      expect(skyOf(code)).toBeUndefined()
    }
  })
})
