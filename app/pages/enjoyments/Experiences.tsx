import type { Experience } from '../../../content/enjoyments.schema.ts'
import { bookLabel, experiences } from '../../../content/enjoyments.yaml'
import ui from '../../../content/ui.yaml'
import { AddToDays } from '../../plan/AddToDays.tsx'
import { pictureNote } from '../../resort/picture-note.ts'
import { BookLink } from '../../shell/BookLink.tsx'
import { Container, Section } from '../../ui/Layout.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconList } from '../../ui/IconList.tsx'
import { Lede, Text } from '../../ui/Text.tsx'
import { Plate, Poster } from '../../ui/Poster.tsx'
import styles from './Enjoyments.module.css'

/** In turn, so that no experience looks like its neighbour. */
const layouts = [Panorama, Beside, Sheet, Ledger]

/** The experiences, in the order of the content (E1). */
export function Experiences() {
  return experiences.map((experience, index) => {
    const Layout = layouts[index % layouts.length]!
    return <Layout key={experience.id} {...experience} isFirst={index === 0} />
  })
}

function Panorama({ isFirst, ...experience }: Experience & { isFirst: boolean }) {
  const { id, description, picture, ink } = experience
  return (
    <section id={id} aria-labelledby={`${id}-name`} className={styles.section}>
      <Container>
        <div className={`${styles.poster} ${styles.panorama}`}>
          <Poster
            picture={picture}
            ink={ink}
            ratio="2:1"
            sizes="(width >= 91.5rem) 80.5rem, (width >= 60rem) 83vw, 88vw"
            isMain={isFirst}
            note={isFirst ? pictureNote : null}
          >
            <Opener {...experience} />
            <Lede isOfEntry>{description}</Lede>
          </Poster>
        </div>
        <div className={`stack columns ${styles.below}`}>
          <Lists {...experience} />
          <Links {...experience} />
        </div>
      </Container>
    </section>
  )
}

function Ledger(experience: Experience) {
  return <Beside {...experience} isMirrored />
}

function Beside({ isMirrored = false, ...experience }: Experience & { isMirrored?: boolean }) {
  const { id, description, picture } = experience
  const sizes = isMirrored
    ? '(width >= 91.5rem) 51rem, (width >= 60rem) 60vw, 88vw'
    : '(width >= 91.5rem) 54rem, (width >= 60rem) 64vw, 88vw'
  return (
    <Section id={id} labelledBy={`${id}-name`} ground="sunk">
      <div className={`stack columns ${styles.beside}`} data-mirrored={isMirrored || undefined}>
        <div className={`stack ${styles.words}`}>
          <Opener {...experience} />
          <Lede isOfEntry>{description}</Lede>
          <Lists {...experience} />
          <Links {...experience} />
        </div>
        <div className={`sticky ${styles.picture}`}>
          <Plate picture={picture} ratio={isMirrored ? '4:5' : '4:3'} sizes={sizes} />
        </div>
      </div>
    </Section>
  )
}

function Sheet(experience: Experience) {
  const { id, description, picture, ink } = experience
  return (
    <Section id={id} labelledBy={`${id}-name`}>
      <div className={`${styles.poster} ${styles.sheet}`}>
        <Poster picture={picture} ink={ink} ratio="3:2" sizes="(width >= 91.5rem) 56rem, (width >= 60rem) 80vw, 88vw">
          <Opener {...experience} />
          <Text as="p">{description}</Text>
          <Lists {...experience} />
          <Links {...experience} />
        </Poster>
      </div>
    </Section>
  )
}

/** Icon and name of an experience. The id of the heading is that of the section and `-name`. */
function Opener({ id, name, icon }: Experience) {
  return (
    <>
      <p className={`no-print ${styles.icon}`}>
        <Icon name={icon} />
      </p>
      <h2 id={`${id}-name`}>{name}</h2>
    </>
  )
}

function Lists({ features, highlights }: Experience) {
  return (
    <div className={`side-by-side ${styles.pair}`}>
      <div className={`stack ${styles.list} ${styles.features}`}>
        <h3 className="label">{ui.features}</h3>
        <IconList items={features} />
      </div>
      <div className={`stack ${styles.list} ${styles.highlights}`}>
        <h3 className="label">{ui.highlights}</h3>
        <ul className="ruled">
          {highlights.map((highlight) => (
            <Text as="li" key={highlight}>
              {highlight}
            </Text>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Who may come and what it costs. The buttons have the same words: for screen readers the name is added. */
function Links({ id, name, booking }: Pick<Experience, 'id' | 'name' | 'booking'>) {
  return (
    <div className={`row no-print ${styles.actions}`}>
      <Text as="p">{booking}</Text>
      <BookLink preset={{ subject: 'booking-request', about: id }} about={name}>
        {bookLabel}
      </BookLink>
      <AddToDays id={id} name={name} />
    </div>
  )
}
