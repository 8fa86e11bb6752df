import { useEffect, useState } from 'react'
import { Icon } from '../ui/Icon.tsx'
import { calendarFile } from './calendar-file.ts'
import { nightsOf, type Draft } from './draft.ts'
import { resort, stays, words } from './resort-facts.ts'

/** The stay as a file for the guest's calendar, once there are dates. */
export function CalendarLink({ draft }: { draft: Draft }) {
  const { stay, checkIn, checkOut } = draft
  const [href, setHref] = useState<string>()

  useEffect(() => {
    const file = calendarFile({ stay, checkIn, checkOut }, { resort, stays }, words, new Date())
    if (!file) return setHref(undefined)
    const url = URL.createObjectURL(new Blob([file], { type: 'text/calendar' }))
    setHref(url)
    return () => URL.revokeObjectURL(url)
  }, [stay, checkIn, checkOut])

  if (!href || nightsOf(draft) < 1) return null
  return (
    <a href={href} download={words.calendar.fileName}>
      <Icon name="calendar-plus" />
      {words.calendar.label}
      <span className="visually-hidden">. {words.calendar.hint}</span>
    </a>
  )
}
