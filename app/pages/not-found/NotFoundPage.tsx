import { head, heading, homeLabel, kicker, lede, links, picture } from '../../../content/not-found.yaml'
import { paths } from '../../../lib/paths.ts'
import { Intro } from '../../blocks/Intro.tsx'
import { pathOf } from '../../resort/links.ts'
import { pictureNote } from '../../resort/picture-note.ts'
import { Head } from '../../shell/Head.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Container } from '../../ui/Layout.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Plate } from '../../ui/Poster.tsx'
import 'virtual:focus-points/not-found.css'
import styles from './NotFoundPage.module.css'

/** For any unknown path. It has no address of its own, so no canonical link either (N1). */
export default function NotFoundPage() {
  return (
    <>
      <Head {...head} />
      <section className={styles.lost}>
        <Container>
          <div className={`stack columns ${styles.cells}`}>
            <Intro level={1} kicker={kicker} heading={heading} lede={lede}>
              <ButtonLink href={paths.home}>
                <Icon name="arrow-left" />
                {homeLabel}
              </ButtonLink>
              <ul className={`row ${styles.links}`}>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <a href={pathOf(to)} className="target">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </Intro>
            <Plate
              picture={picture}
              ratio="1:1"
              sizes="(width >= 91.5rem) 46rem, (width >= 60rem) 50vw, 110vw"
              isMain
              note={pictureNote}
            />
          </div>
        </Container>
      </section>
    </>
  )
}
