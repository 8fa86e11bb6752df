import { clockIn } from '../../lib/dates.ts'
import type { SunPlace } from './sun.ts'

/**
 * An answer like those of the weather service for a place, for tests: hourly for two and a half days, then every six
 * hours to the ninth day, starting with the hour of `now`.
 */
export function sampleForecast(now: Date, { weatherPoint: { lat, lon }, timeZone }: SunPlace) {
  const first = Math.floor(now.getTime() / 3_600_000) * 3_600_000
  const hourly = Array.from({ length: 60 }, (_, hour) => first + hour * 3_600_000)
  const nextSix = Math.ceil((first + 60 * 3_600_000) / 21_600_000) * 21_600_000
  const sixHourly = Array.from({ length: 26 }, (_, i) => nextSix + i * 21_600_000)
  const step = (time: number, isHourly: boolean, isLast: boolean) => {
    const hour = Number(clockIn(timeZone, new Date(time)).time.slice(0, 2))
    const symbol = `${hour < 12 ? 'partlycloudy' : 'lightrainshowers'}_${hour > 6 && hour < 19 ? 'day' : 'night'}`
    const period = { summary: { symbol_code: symbol }, details: { precipitation_amount: hour < 12 ? 0 : 0.4 } }
    return {
      time: new Date(time).toISOString().replace('.000', ''),
      data: {
        instant: {
          details: {
            air_pressure_at_sea_level: 1014.2,
            air_temperature: Math.round((18 + 7 * Math.sin(((hour - 9) / 12) * Math.PI)) * 10) / 10,
            cloud_area_fraction: 54.3,
            relative_humidity: 61.8,
            wind_from_direction: 92.1,
            wind_speed: 2.4,
          },
        },
        ...(isLast ? {} : { next_12_hours: { summary: { symbol_code: symbol }, details: {} }, next_6_hours: period }),
        ...(isHourly ? { next_1_hours: period } : {}),
      },
    }
  }
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lon, lat, 1854] },
    properties: {
      meta: {
        updated_at: new Date(first).toISOString().replace('.000', ''),
        units: {
          air_pressure_at_sea_level: 'hPa',
          air_temperature: 'celsius',
          cloud_area_fraction: '%',
          precipitation_amount: 'mm',
          relative_humidity: '%',
          wind_from_direction: 'degrees',
          wind_speed: 'm/s',
        },
      },
      timeseries: [
        ...hourly.map((time) => step(time, true, false)),
        ...sixHourly.map((time, i) => step(time, false, i === sixHourly.length - 1)),
      ],
    },
  }
}
