import styles from './PriceTag.module.css'

type Props = {
  /** A small word before the sum, for the lowest price. */
  from?: string | undefined
  sum: string
  /** Small words after it, such as "/night" or " per night". */
  after?: string | undefined
  /** The whole text for screen readers, where `after` is an abbreviation. */
  aloud?: string | undefined
  /** Placed over the upper corner of a poster. */
  isHung?: boolean
}

/** A price in the shape of a luggage tag. */
export function PriceTag({ from, sum, after, aloud, isHung = false }: Props) {
  const words = (
    <>
      {from && <>{from} </>}
      <b>{sum}</b>
      {after}
    </>
  )
  return (
    <p className={`${styles.tag} ${isHung ? styles.hung : ''}`} data-tag>
      {aloud ? <span aria-hidden="true">{words}</span> : words}
      {aloud && <span className="visually-hidden">{aloud}</span>}
    </p>
  )
}
