import { celebrations, experiences, head, heading, lede, whyChoose } from '../../../content/enjoyments.yaml'
import ui from '../../../content/ui.yaml'
import { paths } from '../../../lib/paths.ts'
import { Letterhead } from '../../shell/print.tsx'
import { FeatureList } from '../../blocks/FeatureList.tsx'
import { PageHead } from '../../blocks/PageHead.tsx'
import paper from '../../blocks/Fold.module.css'
import { StepsSheet } from '../../blocks/Fold.tsx'
import { DaysLink } from '../../plan/AddToDays.tsx'
import { BookLink, RequestLink } from '../../shell/BookLink.tsx'
import { Head } from '../../shell/Head.tsx'
import { ArrowLink } from '../../ui/Button.tsx'
import { Actions, Container, Section } from '../../ui/Layout.tsx'
import { IconList } from '../../ui/IconList.tsx'
import { Lede, Text } from '../../ui/Text.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { BandLabel, Poster } from '../../ui/Poster.tsx'
import { Experiences } from './Experiences.tsx'
import 'virtual:focus-points/enjoyments.css'
import styles from './Enjoyments.module.css'

export default function EnjoymentsPage() {
  return (
    <>
      <Head {...head} path={paths.enjoyments} />
      <Beginning />
      <Experiences />
      <ByArrangement />
      <WhyChoose />
      <Letterhead />
    </>
  )
}

function Beginning() {
  const parts = [...experiences, { id: 'celebrations', name: celebrations.heading }]
  return (
    <PageHead
      heading={heading}
      beside={
        <nav className="stack" aria-label={ui.onThisPage}>
          <Lede>{lede}</Lede>
          <ol className={`pairs no-print ${styles.contents}`}>
            {parts.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`} className={`row ${styles.entry}`}>
                  <b>{name}</b>
                </a>
              </li>
            ))}
            <li>
              <DaysLink className={`row ${styles.entry}`} />
            </li>
          </ol>
        </nav>
      }
    />
  )
}

/** Occasions by arrangement: a poster, what happens next, and coming for the day (G1, G2). */
function ByArrangement() {
  const { picture, ink, kinds, askLabel, steps, text } = celebrations
  return (
    <Section labelledBy="celebrations">
      <div className={`${styles.poster} ${styles.party}`}>
        <Poster picture={picture} ink={ink} ratio="3:2" sizes="(width >= 91.5rem) 56rem, (width >= 60rem) 80vw, 88vw">
          <BandLabel>{celebrations.kicker}</BandLabel>
          {/* Links lead here: the picture above it may be higher than the screen. */}
          <Text as="h2" id="celebrations">
            {celebrations.heading}
          </Text>
          <Text as="p">{text}</Text>
          <IconList items={kinds} />
          <Actions>
            <BookLink preset={{ subject: 'special-arrangements' }}>{askLabel}</BookLink>
          </Actions>
        </Poster>
      </div>
      <div className={`stack ${styles.under}`}>
        <StepsSheet {...steps} />
        <DayGuests />
      </div>
    </Section>
  )
}

/** A day in the garden without staying (G2). */
function DayGuests() {
  const { text, askLabel, occasion, ...words } = celebrations.dayGuests
  return (
    <div className={`double-rule stack ${styles.dayGuests}`}>
      <h3>{words.heading}</h3>
      <Text as="p" className="fine">
        {text}
      </Text>
      <RequestLink preset={{ subject: 'special-arrangements', occasion }}>{askLabel}</RequestLink>
    </div>
  )
}

/** The garden after sunset: the heading on a plain night sky, three cards over the lower edge (E2). */
function WhyChoose() {
  const { picture, cards, planLabel, staysLabel, ...words } = whyChoose
  return (
    <section aria-labelledby="why">
      <div className={styles.sky}>
        <Container>
          <Text as="h2" id="why">
            {words.heading}
          </Text>
        </Container>
        <div className={`bare ${styles.night}`}>
          <Picture picture={picture} sizes="100vw" />
        </div>
      </div>
      <Container>
        <FeatureList list={cards} className={`stack ${styles.reasons}`} look={paper.frame} />
        <div className={`no-print ${styles.after}`}>
          <Actions>
            <BookLink>{planLabel}</BookLink>
            <ArrowLink href={paths.accommodations}>{staysLabel}</ArrowLink>
          </Actions>
        </div>
      </Container>
    </section>
  )
}
