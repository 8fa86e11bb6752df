/**
 * Reduces the service's symbol codes, such as 'lightrainshowersandthunder_day'
 * (https://github.com/metno/weathericons), to a few words.
 */

export interface Sky {
  /** Key of the word for it in the content. */
  word: SkyWord
  icon: SkyIconName
}

export const skyWords = [
  'clear',
  'fair',
  'partlyCloudy',
  'cloudy',
  'fog',
  'lightRain',
  'rain',
  'heavyRain',
  'showers',
  'snow',
  'thunder',
] as const
export type SkyWord = (typeof skyWords)[number]

/** Lucide's names. */
export type SkyIconName =
  | 'sun'
  | 'cloud-sun'
  | 'cloud'
  | 'cloud-fog'
  | 'cloud-drizzle'
  | 'cloud-rain'
  | 'cloud-snow'
  | 'cloud-lightning'

/** The sky of a symbol code; undefined for an unknown code. Sleet becomes rain. */
export function skyOf(code: string): Sky | undefined {
  const match = /^([a-z]+?)(?:_(?:day|night|polartwilight))?$/.exec(code)
  if (!match?.[1]) return undefined
  const [, kind] = match
  switch (kind) {
    case 'clearsky':
      return { word: 'clear', icon: 'sun' }
    case 'fair':
      return { word: 'fair', icon: 'sun' }
    case 'partlycloudy':
      return { word: 'partlyCloudy', icon: 'cloud-sun' }
    case 'cloudy':
      return { word: 'cloudy', icon: 'cloud' }
    case 'fog':
      return { word: 'fog', icon: 'cloud-fog' }
  }
  // Two codes of the list are misspelled, "lightss…"; the service keeps them for compatibility.
  const wet = /^(light|lights|heavy)?(rain|sleet|snow)(showers)?(andthunder)?$/.exec(kind)
  if (!wet) return undefined
  const [, strength, fall, showers, thunder] = wet
  if (thunder) return { word: 'thunder', icon: 'cloud-lightning' }
  if (fall === 'snow') return { word: 'snow', icon: 'cloud-snow' }
  if (showers) return { word: 'showers', icon: strength?.startsWith('light') ? 'cloud-drizzle' : 'cloud-rain' }
  if (strength === 'heavy') return { word: 'heavyRain', icon: 'cloud-rain' }
  return strength ? { word: 'lightRain', icon: 'cloud-drizzle' } : { word: 'rain', icon: 'cloud-rain' }
}
