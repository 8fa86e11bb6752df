import type { Enjoyments } from '../../../content/enjoyments.schema.ts'
import ui from '../../../content/ui.yaml'
import { PageHead } from '../../blocks/PageHead.tsx'
import { SiteLink } from '../../ui/SiteLink.tsx'
import { Text } from '../../ui/Text.tsx'
import { DaysLink } from '../../plan/AddToDays.tsx'
import styles from './EnjoymentsHead.module.css'

type Props = Pick<Enjoyments, 'kicker' | 'heading' | 'lede' | 'experiences' | 'celebrations'>

/** The beginning of the page, with an index. */
export function EnjoymentsHead({ kicker, heading, lede, experiences, celebrations }: Props) {
  const parts = [...experiences, { id: 'celebrations', name: celebrations.heading }]
  return (
    <PageHead
      kicker={kicker}
      heading={heading}
      beside={
        <nav className={styles.index} aria-label={ui.onThisPage}>
          <Text as="p" className={styles.lede}>
            {lede}
          </Text>
          <ol className={styles.list}>
            {parts.map(({ id, name }) => (
              <li key={id}>
                <SiteLink to={`#${id}`} className={styles.link}>
                  <b>{name}</b>
                </SiteLink>
              </li>
            ))}
            <li>
              <DaysLink className={styles.link} />
            </li>
          </ol>
        </nav>
      }
    />
  )
}
