import ui from '../../content/ui.yaml'
import { fill } from '../../lib/text.ts'
import { priceText, usd, type Rate } from '../../lib/price-texts.ts'
import styles from './PriceTag.module.css'

/** "From $60/night", "$150 per night". @param isHung over the corner of a poster, below words that say "per night" */
export function PriceTag({ isHung = false, ...rate }: Rate & { isHung?: boolean }) {
  const { priceIsFrom } = rate
  const sum = usd(rate.priceUsd)
  const [before, after] = priceText(rate, ui.prices).split(sum)
  return (
    <p className={`${styles.tag} ${isHung ? styles.hung : ''}`} data-tag>
      <span aria-hidden={priceIsFrom || undefined}>
        {before}
        <b>{sum}</b>
        {priceIsFrom || isHung ? after : ` ${ui.prices.perNight}`}
      </span>
      {priceIsFrom && <span className="visually-hidden">{fill(ui.prices.fromSumPerNightAloud, { sum })}</span>}
    </p>
  )
}
