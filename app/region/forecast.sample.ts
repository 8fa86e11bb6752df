import { clockIn } from '../../lib/dates.ts'
import type { SunPlace } from './sun.ts'

/**
 * An answer of the weather service for a place, for tests, with the fields that are read: hourly for two and a half days,
 * then every six hours to the ninth day, starting with the hour of `now`. Days differ by a few degrees.
 */
export function sampleForecast(now: Date, { weatherPoint: { lat, lon }, timeZone }: SunPlace) {
  const first = Math.floor(now.getTime() / 3_600_000) * 3_600_000
  const hourly = Array.from({ length: 60 }, (_, hour) => first + hour * 3_600_000)
  const nextSix = Math.ceil((first + 60 * 3_600_000) / 21_600_000) * 21_600_000
  const times = [...hourly, ...Array.from({ length: 26 }, (_, i) => nextSix + i * 21_600_000)]
  return {
    geometry: { coordinates: [lon, lat, 1854] },
    properties: {
      meta: { units: { air_temperature: 'celsius' } },
      timeseries: times.map((time, index) => {
        const clock = clockIn(timeZone, new Date(time))
        const [hour, ofDay] = [Number(clock.time.slice(0, 2)), Number(clock.date.slice(8)) % 5]
        const symbol = `${hour < 12 ? 'partlycloudy' : 'lightrainshowers'}_${hour > 6 && hour < 19 ? 'day' : 'night'}`
        const temperature = Math.round((18 + 7 * Math.sin(((hour - 9) / 12) * Math.PI) - 3 * ofDay) * 10) / 10
        const isLast = index === times.length - 1
        return {
          time: new Date(time).toISOString().replace('.000', ''),
          data: {
            instant: { details: { air_temperature: temperature } },
            ...(!isLast && { next_6_hours: { summary: { symbol_code: symbol } } }),
          },
        }
      }),
    },
  }
}
