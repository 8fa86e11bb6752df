import { useState } from 'react'
import { compare, localCurrency, stays } from '../../../content/accommodations.yaml'
import type { Stay } from '../../../content/accommodations.schema.ts'
import type { FactName } from '../../../content/stay-fields.ts'
import ui from '../../../content/ui.yaml'
import { priceMarked, rangeMarked } from '../../../lib/price-texts.ts'
import { Fold } from '../../blocks/Fold.tsx'
import { aboutLocalSum } from '../../resort/local-currency.tsx'
import { cellsOf, type Cell } from '../../resort/stay-facts.ts'
import { BookLink } from '../../shell/BookLink.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Comparison.module.css'

function CellText({ cell }: { cell: Cell }) {
  if (cell === true) {
    return (
      <span className={`with-icon ${styles.yes}`}>
        <Icon name="check" />
        {ui.yes}
      </span>
    )
  }
  if (typeof cell === 'string') return cell
  return (
    <span className={styles.no}>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{ui.no}</span>
    </span>
  )
}

/**
 * The stays side by side, folded on phones. If there is room for two only, the guest chooses them: they become the
 * first columns, and the style sheet hides the others. Keyboard users scroll the table by the links at the top and
 * bottom of each column.
 */
export function Comparison() {
  const { heading, label, feature, price, guests, facts, bookLabel } = compare
  // By their ids: while the page is edited, a stay that was changed is another object.
  const [ids, setIds] = useState(stays.slice(0, 2).map(({ id }) => id))
  const chosen = ids.flatMap((id) => stays.find((stay) => stay.id === id) ?? [])
  const names = (Object.keys(facts) as FactName[]).filter((name) => stays.some((stay) => cellsOf(stay)[name] !== null))
  const columns = [...chosen, ...stays.filter((stay) => !chosen.includes(stay))]
  return (
    <Fold id="compare" heading={heading}>
      <div className={styles.comparison}>
        {stays.length > 2 && <Chooser chosen={chosen} onChoose={(now) => setIds(now.map(({ id }) => id))} />}
        <div className={styles.scroller}>
          <table className={styles.table}>
            <caption className="visually-hidden">{label}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{feature}</span>
                </th>
                {columns.map(({ id, name }) => (
                  <th key={id} scope="col">
                    <a href={`#${id}`}>{name}</a>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr className={styles.prices}>
                <th scope="row">{price}</th>
                {columns.map((stay) => (
                  <td key={stay.id}>
                    <Text>{priceMarked(stay, ui.prices)}</Text>
                    {localCurrency && <small> {aboutLocalSum(stay)}</small>}
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row">{guests}</th>
                {columns.map((stay) => (
                  <Text as="td" key={stay.id}>
                    {rangeMarked(stay.occupancy, ui.prices)}
                  </Text>
                ))}
              </tr>
              {names.map((name) => (
                <tr key={name}>
                  <th scope="row">{facts[name]}</th>
                  {columns.map((stay) => (
                    <td key={stay.id}>
                      <CellText cell={cellsOf(stay)[name]} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">
                  <span className="visually-hidden">{bookLabel}</span>
                </th>
                {columns.map(({ id, name }) => (
                  <td key={id}>
                    <BookLink size="small" preset={{ subject: 'booking-request', stay: id }} about={name}>
                      {bookLabel}
                    </BookLink>
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      </div>
    </Fold>
  )
}

type ChooserProps = {
  /** The two stays to compare; each list leaves out the stay of the other. */
  chosen: Stay[]
  onChoose: (chosen: Stay[]) => void
}

function Chooser({ chosen, onChoose }: ChooserProps) {
  return (
    <div className={`side-by-side ${styles.chooser} needs-scripting no-print`}>
      {chosen.map((stay, place) => (
        <Field key={compare.choose[place]} id={`compare-${place}`} label={compare.choose[place] ?? ''}>
          {(control) => (
            <select
              {...control}
              value={stay.id}
              onChange={({ target }) =>
                onChoose(chosen.with(place, stays.find(({ id }) => id === target.value) ?? stay))
              }
            >
              {stays
                .filter((each) => each === stay || !chosen.includes(each))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
            </select>
          )}
        </Field>
      ))}
    </div>
  )
}
