import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Location } from '../../content/location.schema.ts'
import { queryRules } from '../lib/query-rules.ts'
import { useNow } from '../lib/use-now.ts'
import { weatherAt } from './forecast.ts'
import { WeatherNow } from './WeatherNow.tsx'
import { forecastQuery, weatherAddress } from './weather.ts'

type Words = Location['sky']['weather']

/** The site's data cache (V5). It outlives the page, so that coming back within five minutes asks nobody. */
const cache = new QueryClient({ defaultOptions: { queries: queryRules } })

/** The weather as the service has it, where it may be asked and answers sense; otherwise nothing at all. */
export default function LiveWeather(words: Words) {
  const [address] = useState(() => weatherAddress(words.url, document))
  if (!address) return null
  return (
    <QueryClientProvider client={cache}>
      <Forecast address={address} words={words} />
    </QueryClientProvider>
  )
}

function Forecast({ address, words }: { address: string; words: Words }) {
  const { data } = useQuery(forecastQuery(address))
  const now = useNow()
  const weather = data && now && weatherAt(data.forecast, now)
  return weather ? <WeatherNow weather={weather} words={words} /> : null
}
