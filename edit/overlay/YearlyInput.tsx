/** A day of one year, or of every year: then a month and a day alone. */
import { useState } from 'react'
import { isOfEveryYear } from '../formatted-values.ts'

const months = Array.from({ length: 12 }, (_, at) => ({
  number: String(at + 1).padStart(2, '0'),
  name: new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2028, at)),
}))

type Props = {
  label: string
  day: string
  describedBy: string
  isWrong: boolean
  /** Asked for where there is no day yet. */
  isYearly?: boolean | undefined
  onDay: (day: string) => void
  onEnter: () => void
}

export function YearlyInput({
  label,
  day,
  describedBy,
  isWrong,
  isYearly = isOfEveryYear(day),
  onDay,
  onEnter,
}: Props) {
  // Half of a day is no value of the field yet.
  const [[month, number], setParts] = useState<[string, string]>(
    isOfEveryYear(day) ? [day.slice(0, 2), day.slice(3)] : ['01', ''],
  )
  const shown: [string, string] = isOfEveryYear(day) ? [day.slice(0, 2), day.slice(3)] : [month, number]
  const own = { 'aria-invalid': isWrong, 'aria-describedby': describedBy }
  if (!isYearly) {
    return (
      <input
        className="write"
        type="date"
        aria-label={label}
        {...own}
        value={day}
        onChange={({ target }) => onDay(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && onEnter()}
      />
    )
  }
  const put = (parts: [string, string]) => {
    setParts(parts)
    onDay(parts[1] === '' ? '' : `${parts[0]}-${parts[1].padStart(2, '0')}`)
  }
  return (
    <div className="acts" role="group" aria-label={label} style={{ flexWrap: 'nowrap' }}>
      <input
        className="write"
        type="number"
        style={{ maxInlineSize: '6rem' }}
        min={1}
        max={31}
        aria-label={`${label}: day`}
        {...own}
        value={shown[1] === '' ? '' : Number(shown[1])}
        onChange={({ target }) => put([shown[0], target.value])}
        onKeyDown={({ key }) => key === 'Enter' && onEnter()}
      />
      <select
        className="write"
        aria-label={`${label}: month`}
        {...own}
        value={shown[0]}
        onChange={({ target }) => put([target.value, shown[1]])}
      >
        {months.map((each) => (
          <option key={each.number} value={each.number}>
            {each.name}
          </option>
        ))}
      </select>
    </div>
  )
}
