import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Location } from '../../content/location.schema.ts'
import site from '../../content/site.yaml'
import { queryRules } from '../../lib/query-rules.ts'
import { useNow } from '../browser/use-now.ts'
import { weatherAt } from './read-forecast.ts'
import { WeatherNow } from './WeatherNow.tsx'
import { forecastAddress, forecastQuery, weatherAddress } from './fetch-forecast.ts'

type Words = Location['sky']['weather']

const { timeZone, weatherPoint } = site.place

/** The data cache (V5). It is kept across pages, so that returning within five minutes causes no request. */
const cache = new QueryClient({ defaultOptions: { queries: queryRules } })

/** The weather of the service; the fallback until it arrives, or where it may not be requested or fails. */
export default function LiveWeather(words: Words) {
  const [address] = useState(() => weatherAddress(forecastAddress(words.url, weatherPoint), document))
  if (!address) return null
  return (
    <QueryClientProvider client={cache}>
      <Forecast address={address} words={words} />
    </QueryClientProvider>
  )
}

function Forecast({ address, words }: { address: string; words: Words }) {
  const { data } = useQuery(forecastQuery(address, weatherPoint))
  const now = useNow()
  const weather = data && now && weatherAt(data.forecast, timeZone, now)
  return weather ? <WeatherNow weather={weather} words={words} /> : null
}
