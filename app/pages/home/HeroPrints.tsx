import { useLayoutEffect } from 'react'
import type { Home } from '../../../content/home.schema.ts'
import { Picture } from '../../ui/Picture.tsx'
import { printsOf, screens } from './hero-prints.ts'
import { showLight } from './light.ts'
import styles from './HeroPrints.module.css'

/** The hero in each of its inks, lazy: those that are not shown are not fetched. */
export function HeroPrints({ pictures }: Pick<Home['hero'], 'pictures'>) {
  // After another page the inline script has not run here.
  useLayoutEffect(() => void showLight(document.documentElement), [])
  return printsOf(pictures).map(({ wide, tall, lights }) => {
    const isNight = lights.includes('night')
    const classes = [
      styles.print,
      isNight && !pictures.wideEvening && styles.darkWide,
      isNight && !pictures.tallEvening && styles.darkTall,
    ]
    return (
      <div key={lights[0]} className={classes.filter(Boolean).join(' ')} data-lights={lights.join(' ')}>
        <Picture
          picture={wide}
          // The same view: a text of its own for each would take room that the first screen lacks.
          alt={pictures.wide.alt}
          sizes={screens.wide.sizes}
          fetchPriority="high"
          narrow={{ picture: tall, ...screens.tall }}
        />
      </div>
    )
  })
}
