/** Says that the command has ended, or that a file cannot be read. */
import { useSyncExternalStore } from 'react'
import { isEnded, onEnd } from './channel.ts'

export function Ended({ broken }: { broken: string | null }) {
  const hasEnded = useSyncExternalStore(onEnd, isEnded)
  if (!hasEnded && broken === null) return null
  return (
    <p className="ended" role="alert">
      {hasEnded ? (
        <>
          The editor has ended. Copy what you haven’t saved, then run <b>npm run edit</b>. This page will come back.
        </>
      ) : (
        `${broken} Until it is repaired, the pages show the last version.`
      )}
    </p>
  )
}
