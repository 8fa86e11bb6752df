import ui from '../../content/ui.yaml'
import { monthName } from '../../lib/dates.ts'
import { fill } from '../../lib/text.ts'

/**
 * "As known in February 2026", beside a fact that may change. `month` as in 2026-02. From a year before the site was
 * built it is left out: an old date only says that nobody looks after the page.
 */
export function AsOf({ month }: { month: string }) {
  const { BUILD_DAY } = import.meta.env
  const yearBefore = `${Number(BUILD_DAY.slice(0, 4)) - 1}${BUILD_DAY.slice(4, 7)}`
  if (month <= yearBefore) return null
  return <time dateTime={month}>{fill(ui.asOf, { month: `${monthName(month)} ${month.slice(0, 4)}` })}</time>
}
