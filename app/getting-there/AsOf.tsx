import ui from '../../content/ui.yaml'
import { monthName } from '../../lib/dates.ts'
import { fill } from '../../lib/text.ts'

/** "As known in February 2026", beside a fact that may change. `month` as in 2026-02. */
export function AsOf({ month }: { month: string }) {
  return <time dateTime={month}>{fill(ui.asOf, { month: `${monthName(month)} ${month.slice(0, 4)}` })}</time>
}
