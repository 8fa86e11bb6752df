import styles from './PriceTag.module.css'

type Props = {
  /** A small word before the sum, where the rate starts there. */
  from?: string | undefined
  sum: string
  /** Small words after it, such as "/night". */
  after?: string | undefined
  /** Hangs over the upper corner of a poster. */
  isHung?: boolean
}

/** A luggage label with the price. */
export function PriceTag({ from, sum, after, isHung = false }: Props) {
  return (
    <p className={`${styles.tag} ${isHung ? styles.hung : ''}`} data-tag>
      {from && <>{from} </>}
      <b>{sum}</b>
      {after && <span>{after}</span>}
    </p>
  )
}
