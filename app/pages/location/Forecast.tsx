import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { weather } from '../../../content/location.yaml'
import site from '../../../content/site.yaml'
import { weekdayName } from '../../../lib/dates.ts'
import { fill } from '../../../lib/text.ts'
import { useNow } from '../../browser/hooks.ts'
import { Icon } from '../../ui/Icon.tsx'
import { daysAhead, forecastAddress, forecastQuery, weatherAddress } from '../../region/forecast.ts'
import styles from './LocationPage.module.css'

const words = weather.forecast
const { timeZone, weatherPoint } = site.place

/** The data cache (V5). It is kept across pages, so that returning within five minutes causes no request. */
const cache = new QueryClient()

/** The forecast of the service; nothing until it arrives, or where it may not be requested or fails. */
export default function Forecast() {
  const [address] = useState(() => weatherAddress(forecastAddress(words.url, weatherPoint), document))
  if (!address) return null
  return (
    <QueryClientProvider client={cache}>
      <Days address={address} />
    </QueryClientProvider>
  )
}

function Days({ address }: { address: string }) {
  const { data } = useQuery(forecastQuery(address, weatherPoint))
  const now = useNow()
  const days = data && now ? daysAhead(data.steps, timeZone, now) : []
  const degrees = (celsius: number) => fill(words.degrees, { degrees: Math.round(celsius) })
  if (days.length === 0) return null
  return (
    <div className={`stack ${styles.forecast}`} data-live>
      <ol className="row" aria-label={words.label}>
        {days.map(({ date, max, min, sky }) => (
          <li key={date}>
            <b>{weekdayName(date)}</b>
            <Icon name={sky.icon} />
            <span className="visually-hidden">
              {`${words.sky[sky.word]}, ${fill(words.maxAndMin, { max: degrees(max), min: degrees(min) })}`}
            </span>
            <span aria-hidden="true">{degrees(max)}</span>
            <small aria-hidden="true">{degrees(min)}</small>
          </li>
        ))}
      </ol>
      <p className="fine">
        {words.credit} <a href={words.creditUrl}>{words.creditName}</a>
      </p>
    </div>
  )
}
