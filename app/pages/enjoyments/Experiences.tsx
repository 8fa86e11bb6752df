import type { Experience } from '../../../content/enjoyments.schema.ts'
import { bookLabel, experiences } from '../../../content/enjoyments.yaml'
import ui from '../../../content/ui.yaml'
import { AddToDays } from '../../plan/AddToDays.tsx'
import { pictureNote } from '../../resort/picture-note.ts'
import { BookLink } from '../../shell/BookLink.tsx'
import { Container, Section } from '../../ui/Layout.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { IconList } from '../../ui/IconList.tsx'
import { Lede } from '../../ui/Kicker.tsx'
import { Plate, Poster } from '../../ui/Poster.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './Enjoyments.module.css'

const layouts = [Panorama, Plates, Sheet, Ledger]
const withSecondPicture = [Panorama, Plates]

/**
 * The layouts in turn, so that no experience looks like its neighbour; one with a second picture waits for a layout
 * that shows it.
 */
function chooseLayouts() {
  let turn = 0
  const layout = () => layouts[turn % layouts.length]!
  return experiences.map(({ secondPicture }) => {
    if (secondPicture) while (!withSecondPicture.includes(layout())) turn += 1
    const chosen = layout()
    turn += 1
    return chosen
  })
}

/** The experiences, in the order of the content (E1). */
export function Experiences() {
  const chosen = chooseLayouts()
  return experiences.map((experience, index) => {
    const Layout = chosen[index]!
    return <Layout key={experience.id} {...experience} isFirst={index === 0} />
  })
}

/** A picture as wide as the page, with its caption band; below it the lists beside a smaller picture. */
function Panorama({ isFirst, ...experience }: Experience & { isFirst: boolean }) {
  const { id, description, picture, ink, secondPicture } = experience
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
        <div className={`stack ${styles.below}`}>
          <div className={`stack ${styles.lists}`}>
            <Features features={experience.features} />
            <Highlights highlights={experience.highlights} />
            <Links {...experience} />
          </div>
          {secondPicture && (
            <div className={`no-print ${styles.tilted} ${styles.overBand}`}>
              <Plate
                picture={secondPicture}
                ratio="4:5"
                sizes="(width >= 91.5rem) 38rem, (width >= 60rem) 43vw, 64vw"
              />
            </div>
          )}
        </div>
      </Container>
    </section>
  )
}

/** A tall picture at the left, and the text beside it. */
function Ledger(experience: Experience) {
  return <Plates {...experience} isMirrored />
}

/** Text beside two pictures, the smaller of which overlaps the gap. */
function Plates({ isMirrored = false, ...experience }: Experience & { isMirrored?: boolean }) {
  const { id, description, picture, secondPicture } = experience
  const sizes = isMirrored
    ? '(width >= 91.5rem) 51rem, (width >= 60rem) 56vw, 88vw'
    : '(width >= 91.5rem) 43.5rem, (width >= 60rem) 48vw, 88vw'
  const pictures = (
    <div className={`stack ${styles.plates}`}>
      <Plate picture={picture} ratio={isMirrored ? '4:5' : '4:3'} sizes={sizes} />
      {secondPicture && (
        <div className={`no-print ${styles.tilted} ${styles.second}`}>
          <Plate picture={secondPicture} ratio="1:1" sizes="(width >= 91.5rem) 20rem, 21vw" />
        </div>
      )}
    </div>
  )
  return (
    <Section id={id} labelledBy={`${id}-name`} ground="sunk">
      <div className={`stack columns ${styles.beside}`}>
        {isMirrored && pictures}
        <div className={`stack ${styles.words} ${isMirrored ? styles.wordsRight : styles.wordsLeft}`}>
          <Opener {...experience} />
          <Lede isOfEntry>{description}</Lede>
          <Lists {...experience} />
          <Links {...experience} />
        </div>
        {!isMirrored && pictures}
      </div>
    </Section>
  )
}

/** One poster: the picture at the left, all text on its caption band. */
function Sheet(experience: Experience) {
  const { id, description, picture, ink } = experience
  return (
    <Section id={id} labelledBy={`${id}-name`}>
      <div className={`${styles.poster} ${styles.sheet}`}>
        <Poster picture={picture} ink={ink} ratio="3:2" sizes="(width >= 91.5rem) 52rem, (width >= 60rem) 56vw, 88vw">
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

/** Features and highlights side by side where there is room. */
function Lists({ features, highlights }: Experience) {
  return (
    <div className={`side-by-side ${styles.pair}`}>
      <Features features={features} />
      <Highlights highlights={highlights} />
    </div>
  )
}

function Features({ features }: Pick<Experience, 'features'>) {
  return (
    <div className={`stack ${styles.list} ${styles.features}`}>
      <h3 className="label">{ui.features}</h3>
      <IconList items={features} />
    </div>
  )
}

function Highlights({ highlights }: Pick<Experience, 'highlights'>) {
  return (
    <div className={`stack ${styles.list} ${styles.highlights}`} data-highlights>
      <h3 className="label">{ui.highlights}</h3>
      <ul>
        {highlights.map((highlight) => (
          <Text as="li" key={highlight}>
            {highlight}
          </Text>
        ))}
      </ul>
    </div>
  )
}

/** Who may come and what it costs. The buttons have the same words: for screen readers the name is added. */
function Links({ id, name, booking }: Pick<Experience, 'id' | 'name' | 'booking'>) {
  return (
    <div className={`row no-print ${styles.actions}`} data-actions>
      <Text as="p">{booking}</Text>
      <BookLink preset={{ subject: 'booking-request', about: id }} about={name}>
        {bookLabel}
      </BookLink>
      <AddToDays id={id} name={name} />
    </div>
  )
}
