import styles from './PriceTag.module.css'

type Props = {
  /** A small word before the sum, where the rate starts there. */
  from?: string | undefined
  sum: string
  /** Small words after it, such as "/night" or " per night". */
  after?: string | undefined
  /** All of it as it is read aloud, where `after` holds signs. */
  aloud?: string | undefined
  /** Hangs over the upper corner of a poster. */
  isHung?: boolean
}

/** A luggage label with the price. */
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
