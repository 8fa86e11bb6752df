import words from '../../../content/enquiry.yaml'
import { useNow } from '../../browser/use-now.ts'
import { Icon } from '../../ui/Icon.tsx'
import { calendarFile } from './message/calendar-file.ts'
import { resortData } from './rules/site-data.ts'
import type { Draft } from '../draft/empty-draft.ts'
import styles from './TextAction.module.css'

/**
 * The stay as a file for the guest's calendar, once there are dates. The file is a data URL in the link: it needs no
 * cleanup, and phones open it in their calendar.
 */
export function CalendarLink({ draft }: { draft: Draft }) {
  const now = useNow()
  const file = now && calendarFile(draft, resortData, words, now)
  if (!file) return null
  return (
    <a
      className={styles.action}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={words.calendar.fileName}
    >
      <Icon name="calendar-plus" />
      {words.calendar.label}
      <span className="visually-hidden">. {words.calendar.hint}</span>
    </a>
  )
}
