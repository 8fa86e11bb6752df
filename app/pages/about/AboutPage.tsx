import about from '../../../content/about.yaml'
import { stays } from '../../../content/accommodations.yaml'
import ui from '../../../content/ui.yaml'
import { paths } from '../../../lib/paths.ts'
import { guestsMarked, priceMarked } from '../../../lib/price-texts.ts'
import { FeatureList } from '../../blocks/FeatureList.tsx'
import { Intro } from '../../blocks/Intro.tsx'
import { QuoteBand } from '../../blocks/QuoteBand.tsx'
import { callLink, phone, whatsAppLink } from '../../resort/links.ts'
import { pictureNote } from '../../resort/picture-note.ts'
import { RequestLink } from '../../shell/BookLink.tsx'
import { Head } from '../../shell/Head.tsx'
import { ArrowLink, ButtonLink } from '../../ui/Button.tsx'
import { Container, Section } from '../../ui/Layout.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Plate, Poster } from '../../ui/Poster.tsx'
import { Text } from '../../ui/Text.tsx'
import 'virtual:focus-points/about.css'
import styles from './AboutPage.module.css'

const { facts, head, heading, lede, mission, stays: priceList, story, team, values } = about

export default function AboutPage() {
  return (
    <>
      <Head {...head} path={paths.about} />
      <Story />
      <Beginning />
      <Values />
      {team.members.length > 0 && <Team />}
      <QuoteBand quote={mission.text} source={mission.source} ink="teal" />
      <Stays />
    </>
  )
}

/** The picture, with the words beside its lower edge (A1). */
function Story() {
  return (
    <section className={styles.story}>
      <Container>
        <div className={`stack columns ${styles.golden} ${styles.picture}`}>
          <Intro level={1} heading={heading} lede={lede} />
          <div className={styles.plate}>
            <Plate
              picture={about.picture}
              sizes="(width >= 92rem) 47rem, (width >= 60rem) 54vw, 88vw"
              isMain
              note={pictureNote}
            />
          </div>
          <dl className={`double-rule row between ${styles.facts}`}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </Container>
    </section>
  )
}

/** How it began, aligned with the picture above (A1). */
function Beginning() {
  return (
    <Section>
      <div className={`stack columns ${styles.golden}`}>
        <Text as="h2" className={styles.beginning}>
          {story.heading}
        </Text>
        <div className={`stack ${styles.text}`}>
          {story.paragraphs.map((paragraph) => (
            <Text as="p" key={paragraph}>
              {paragraph}
            </Text>
          ))}
        </div>
      </div>
    </Section>
  )
}

/** Four values as a ruled list, beside a heading that stays in view (A2). */
function Values() {
  return (
    <Section ground="sunk">
      <div className={`stack columns ${styles.valueColumns}`}>
        <div className="sticky">
          <Intro place="side" heading={values.heading} />
        </div>
        <FeatureList list={values.list} className={`stack ruled ${styles.values}`} />
      </div>
    </Section>
  )
}

/** The role replaces a name that is not confirmed (A3). */
function Team() {
  return (
    <Section>
      <Intro place="section" heading={team.heading} />
      <ul className={`stack ${styles.members}`}>
        {team.members.map(({ id, name, role, text, picture, ink }) => (
          <li key={id}>
            <Poster picture={picture} ink={ink} ratio="4:3" sizes="(width >= 92rem) 28rem, (width >= 40rem) 28vw, 56vw">
              <h3>{name ?? role}</h3>
              {name && <p className={styles.role}>{role}</p>}
              <Text as="p">{text}</Text>
            </Poster>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The stays as a ruled price list, a link to them on the home page (A4), and the ways to reach somebody. */
function Stays() {
  return (
    <Section>
      <div className={`stack columns ${styles.stayColumns}`}>
        <Intro heading={priceList.heading} lede={priceList.lede}>
          <ButtonLink href={paths.homeAccommodations}>{priceList.linkLabel}</ButtonLink>
          <div className="row">
            <RequestLink preset={{ subject: 'general-inquiry' }}>{ui.askAboutStay}</RequestLink>
            <ArrowLink href={paths.celebrations}>{priceList.eventsLabel}</ArrowLink>
            <ArrowLink href={whatsAppLink}>{ui.whatsapp}</ArrowLink>
            <ArrowLink href={callLink}>{phone}</ArrowLink>
          </div>
        </Intro>
        <ul className="ruled">
          {stays.map((stay) => (
            <li key={stay.id}>
              <a href={paths.stay(stay.id)} className={`row ${styles.stay}`}>
                <b>{stay.name}</b>{' '}
                <span className="with-icon fine">
                  <Icon name="users" />
                  <Text>{guestsMarked(stay.occupancy, ui.prices)}</Text>
                </span>{' '}
                <span className={styles.price}>
                  <Text>{priceMarked(stay, ui.prices)}</Text>
                  {!stay.priceIsFrom && ` ${ui.prices.perNight}`}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
