import { useLayoutEffect } from 'react'
import { stays } from '../../../content/accommodations.yaml'
import { experiences } from '../../../content/enjoyments.yaml'
import { about, accommodations, contact, enjoyments, head, hero, hours, quote } from '../../../content/home.yaml'
import ui from '../../../content/ui.yaml'
import { paths } from '../../../lib/paths.ts'
import { guestsMarked } from '../../../lib/price-texts.ts'
import { FeatureList } from '../../blocks/FeatureList.tsx'
import { Intro } from '../../blocks/Intro.tsx'
import { Letterhead } from '../../shell/print.tsx'
import { QuoteBand } from '../../blocks/QuoteBand.tsx'
import { ContactForm } from '../../request/contact/ContactForm.tsx'
import { ContactLinks } from '../../request/contact/ContactLinks.tsx'
import { pathOf } from '../../resort/links.ts'
import { LocalPrice } from '../../resort/local-currency.tsx'
import { pictureNote } from '../../resort/picture-note.ts'
import { BookLink } from '../../shell/BookLink.tsx'
import { ContactWays, HoursTable } from './ContactWays.tsx'
import { Head } from '../../shell/Head.tsx'
import { ArrowLink, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Kicker, Text } from '../../ui/Text.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { BandLabel, PictureNote, Plate, Poster } from '../../ui/Poster.tsx'
import { PriceTag } from '../../resort/PriceTag.tsx'
import { Actions, Section } from '../../ui/Layout.tsx'
import { viewsOf, screens, showLight } from './hero-light.ts'
import 'virtual:focus-points/home.css'
import 'virtual:hero-scrim.css'
import styles from './HomePage.module.css'

export default function HomePage() {
  return (
    <>
      <Head {...head} path={paths.home} />
      <Hero />
      <About />
      <QuoteBand {...quote} quote={quote.text} />
      <Enjoyments />
      <Stays />
      {hours && <Hours {...hours} />}
      <Contact />
      <Letterhead />
    </>
  )
}

/** The first screen is a poster: the title in the sky, everything else on the caption band (H1). */
function Hero() {
  const { label, kicker, heading, lede, hurried, bookLabel, exploreLabel } = hero
  return (
    <section className={styles.hero} aria-label={label} data-hero>
      <div className={styles.sheet}>
        <div className={`filled ${styles.art}`}>
          <HeroViews />
          {pictureNote && <PictureNote>{pictureNote}</PictureNote>}
          <div className={styles.title}>
            <div className={styles.scrim} />
            <h1>
              {heading.map((line, index) => (
                <span key={line}>{index === 0 ? line : ` ${line}`}</span>
              ))}
            </h1>
          </div>
        </div>
        <div className={styles.caption}>
          <div className={`stack ${styles.inner}`}>
            <div className={`stack ${styles.words}`}>
              <Kicker>{kicker}</Kicker>
              <Text as="p" className={styles.lede}>
                {lede}
              </Text>
              <Text as="p" className="fine">
                {hurried}
              </Text>
            </div>
            <div className={`row ${styles.actions}`} data-hero-actions>
              <BookLink>{bookLabel}</BookLink>
              <ButtonLink variant="quiet" href={paths.accommodations}>
                {exploreLabel}
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

/** The picture of the hero for each light, lazy: those that are not shown are not fetched. */
function HeroViews() {
  // After another page the inline script has not run here.
  useLayoutEffect(() => void showLight(document.documentElement), [])
  return viewsOf(hero.pictures).map(({ wide, tall, lights }) => {
    const isNight = lights.includes('night')
    const classes = [
      styles.view,
      isNight && !hero.pictures.wideEvening && styles.darkWide,
      isNight && !hero.pictures.tallEvening && styles.darkTall,
    ]
    return (
      <div key={lights[0]} className={classes.filter(Boolean).join(' ')} data-lights={lights.join(' ')}>
        <Picture
          picture={wide}
          sizes={screens.wide.sizes}
          fetchPriority="high"
          narrow={{ picture: tall, ...screens.tall }}
        />
      </div>
    )
  })
}

/** Three values beside a tall picture (H2). */
function About() {
  const { kicker, heading, lede, linkLabel, eventsLabel, picture, values } = about
  return (
    <Section>
      <div className={`stack columns ${styles.about}`}>
        <Intro kicker={kicker} heading={heading} lede={lede}>
          <div className="row">
            <ArrowLink href={paths.about}>{linkLabel}</ArrowLink>
            <ArrowLink href={paths.celebrations}>{eventsLabel}</ArrowLink>
          </div>
        </Intro>
        <div className={styles.poster}>
          <Plate
            picture={picture}
            ratio="4:5"
            sizes="(width >= 82rem) 60rem, (width >= 60rem) 90vw, (width >= 40rem) 92vw, 64vw"
          />
        </div>
        <FeatureList list={values} className="ruled" />
      </div>
    </Section>
  )
}

/** Three of the enjoyments, the first poster larger than the others (H3). */
function Enjoyments() {
  const { heading, lede, cards, linkLabel } = enjoyments
  return (
    <Section ground="sunk">
      <Intro place="section" heading={heading} lede={lede} />
      <div className={`stack ${styles.enjoyments} ${styles.oneLarge}`}>
        {cards.map((card, index) => {
          const experience = experiences.find(({ id }) => id === card.experience)
          if (!experience) return null
          return (
            <Poster
              key={experience.id}
              picture={card.picture}
              ink={experience.ink}
              ratio={index === 0 ? '1:1' : '16:9'}
              sizes={
                index === 0
                  ? '(width >= 60rem) max(60vw, 76rem), (width >= 48rem) 105vw, 88vw'
                  : '(width >= 82rem) 26rem, (width >= 60rem) 30vw, (width >= 48rem) 37vw, (width >= 40rem) 88vw, 42vw'
              }
            >
              <h3>{experience.name}</h3>
              <Text as="p">{experience.teaser}</Text>
              <ArrowLink href={paths.experience(experience.id)}>{card.linkLabel}</ArrowLink>
            </Poster>
          )
        })}
      </div>
      <p className={`no-print ${styles.toAll}`}>
        <ArrowLink href={paths.enjoyments}>{linkLabel}</ArrowLink>
      </p>
    </Section>
  )
}

/** Up to three stays, with price and guests (H4), and the price in local currency once there is a rate (R2). */
function Stays() {
  const { heading, lede, cards, compareLabel, guidanceLabel } = accommodations
  return (
    <Section id="accommodations">
      <Intro place="section" heading={heading} lede={lede} />
      <div className={`stack ${styles.stays} ${styles.oneLarge}`}>
        {cards.map(({ stay: id, linkLabel, picture }, index) => {
          const stay = stays.find((each) => each.id === id)
          if (!stay) return null
          return (
            <Poster
              key={id}
              picture={picture}
              ink={stay.ink}
              ratio="1:1"
              sizes={
                cards.length < 3
                  ? '(width >= 82rem) 40rem, (width >= 40rem) 45vw, 88vw'
                  : `(width >= 82rem) 26rem, (width >= 40rem) 30vw, ${index === 0 ? '88vw' : '42vw'}`
              }
              badge={<PriceTag {...stay} isHung />}
            >
              <h3>{stay.name}</h3>
              <BandLabel>
                <Text>{guestsMarked(stay.occupancy, ui.prices)}</Text>
              </BandLabel>
              <Text as="p">{stay.teaser}</Text>
              <LocalPrice {...stay} />
              <ArrowLink href={paths.stay(id)}>{linkLabel}</ArrowLink>
            </Poster>
          )
        })}
      </div>
      <div className={`no-print ${styles.toAll}`}>
        <Actions>
          {stays.length > 1 && <ButtonLink href={paths.compare}>{compareLabel}</ButtonLink>}
          <ButtonLink variant="quiet" href="#contact">
            {guidanceLabel}
          </ButtonLink>
        </Actions>
      </div>
    </Section>
  )
}

/** One view at four hours of the day, each a link to what guests do then: side by side, on phones one below another. */
function Hours({ label, pictures, panels }: NonNullable<typeof hours>) {
  return (
    <section className={`no-print ${styles.day}`} aria-label={label}>
      <div className={`bare ${styles.hours}`}>
        {/* Each panel has a text of its own. */}
        <Picture
          picture={pictures.wide}
          alt=""
          sizes="max(100vw, 262vh)"
          narrow={{ picture: pictures.tall, media: '(width < 40rem)', sizes: '88vw' }}
        />
        <ol>
          {panels.map(({ time, alt, link }) => (
            <li key={time}>
              <span role="img" aria-label={alt} />
              <a href={pathOf(link.to)}>
                <span className={styles.time}>{time}</span>
                <Text>{link.label}</Text>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** Contact links that work without scripting, the hours, and the form (H5, V2, V3). */
function Contact() {
  const { heading, lede, stamp } = contact
  return (
    <Section id="contact">
      <Intro place="section" heading={heading} lede={lede} />
      <div className={`stack columns ${styles.contact}`}>
        <div className={`stack ${styles.ways}`}>
          <ContactWays />
          <HoursTable />
          <a href={paths.contactCard} download="contact.vcf" className={`target no-print ${styles.card}`}>
            <Icon name="contact" />
            {ui.contactCard.label}
          </a>
        </div>
        <div id="message" className="stack no-print">
          <div className="without-scripting">
            <ContactLinks reason={ui.form.withoutScript} />
          </div>
          <ContactForm stamp={<Picture picture={stamp} sizes="6rem" alt="" />} />
        </div>
      </div>
    </Section>
  )
}
