import { useEffect, useState } from 'react'
import type { Location } from '../../content/schema.ts'
import type { LiveWeather } from './LiveWeather.tsx'

interface Props {
  /** The guest has come to where the weather is shown. */
  isSeen: boolean
  words: Location['sky']['weather']
}

/**
 * The weather, once it is wanted: what asks for it comes with the data cache, in a file of its own. Nothing
 * where that cannot be fetched; the next visit to the page tries again.
 */
export function WeatherWhenSeen({ isSeen, words }: Props) {
  const [part, setPart] = useState<{ LiveWeather: typeof LiveWeather }>()
  useEffect(() => {
    if (!isSeen) return undefined
    let isLeft = false
    import('./LiveWeather.tsx').then(
      (module) => {
        if (!isLeft) setPart(module)
      },
      (reason: unknown) => console.info('The weather could not be fetched:', reason),
    )
    return () => {
      isLeft = true
    }
  }, [isSeen])
  return part ? <part.LiveWeather {...words} /> : null
}
