import styles from './PriceTag.module.css'

/** A luggage label with the price: a small word before it where the rate starts there, and the sum. */
export function PriceTag({ from, sum, isHung = false }: { from?: string | undefined; sum: string; isHung?: boolean }) {
  return (
    <p className={`${styles.tag} ${isHung ? styles.hung : ''}`} data-tag>
      {from && <>{from} </>}
      <b>{sum}</b>
    </p>
  )
}
