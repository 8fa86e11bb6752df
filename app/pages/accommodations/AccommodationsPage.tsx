import { head, heading, helpChoosing, lede, stays } from '../../../content/accommodations.yaml'
import { heading as faqHeading, kicker as faqKicker } from '../../../content/faq.yaml'
import { beforeYouBook } from '../../../content/terms.yaml'
import ui from '../../../content/ui.yaml'
import { paths } from '../../../lib/paths.ts'
import { guestsMarked, priceInLine, priceMarked } from '../../../lib/price-texts.ts'
import { fill } from '../../../lib/text.ts'
import { PageHead } from '../../blocks/PageHead.tsx'
import { Intro } from '../../blocks/Intro.tsx'
import { StepsSheet } from '../../blocks/Fold.tsx'
import { openTermQuestions, openTermNames, openTerms, terms } from '../../resort/terms.ts'
import { AskLink, BookLink, RequestLink } from '../../shell/BookLink.tsx'
import { Head } from '../../shell/Head.tsx'
import { Container, Section } from '../../ui/Layout.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Text } from '../../ui/Text.tsx'
import { Comparison } from './Comparison.tsx'
import { FactSheet } from './FactSheet.tsx'
import { ShownGallery } from './open-gallery.tsx'
import { Faq } from './Faq.tsx'
import { Nights, Stay } from './Stay.tsx'
import 'virtual:focus-points/accommodations.css'
import styles from './AccommodationsPage.module.css'

export default function AccommodationsPage() {
  return (
    <>
      <Head {...head} path={paths.accommodations} />
      <PageHead heading={heading} lede={lede} />
      <Index />
      <Section>
        <div
          className={`side-by-side ${styles.stays}`}
          data-long={/\S{10}/.test(stays.map(({ name }) => name).join(' ')) || undefined}
        >
          {stays.map((stay, index) => (
            <Stay key={stay.id} {...stay} isFirst={index === 0} />
          ))}
        </div>
        {stays.map(
          (stay) => import.meta.env.STAYS_IN_CALENDAR?.includes(stay.id) && <Nights key={stay.id} {...stay} />,
        )}
      </Section>
      <BeforeYouBook />
      <Choosing />
      <Faq />
      <ShownGallery />
    </>
  )
}

function Index() {
  return (
    <nav className={`no-print ${styles.index}`} aria-label={ui.onThisPage}>
      <Container>
        <ol className={`pairs ${styles.list}`}>
          {stays.map((stay) => (
            <li key={stay.id}>
              <a href={`#${stay.id}`} className={`row ${styles.entry}`}>
                <b>{stay.name}</b>{' '}
                <Text as="span" className={styles.price}>
                  {priceMarked(stay, ui.prices)}
                </Text>{' '}
                <small>
                  <Text>{guestsMarked(stay.occupancy, ui.prices)}</Text>
                </small>
              </a>
            </li>
          ))}
          <li className={styles.toAnswers}>
            <a href="#before-you-book" className={`row ${styles.entry}`}>
              <b>{beforeYouBook.heading}</b> <Text as="small">{beforeYouBook.kicker}</Text>
            </a>
          </li>
          <li className={styles.toAnswers}>
            <a href="#questions" className={`row ${styles.entry}`}>
              <b>{faqKicker}</b> <Text as="small">{faqHeading}</Text>
            </a>
          </li>
        </ol>
      </Container>
    </nav>
  )
}

/** The terms of a booking (B1), how to book, and the facts to print (F4). */
function BeforeYouBook() {
  const { askUs, notConfirmed, askLabel, howToBook, ...intro } = beforeYouBook
  const answered = terms.filter((term) => !openTerms.includes(term))
  return (
    <Section id="before-you-book" ground="sunk" labelledBy="before-you-book-heading">
      <Intro place="section" {...intro} id="before-you-book-heading" />
      <div className={`stack columns ${styles.booking}`}>
        <div>
          <dl className={`ruled ${styles.terms}`}>
            {answered.map(({ id, label, question, answer }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{answer ? <Text>{answer}</Text> : <AskLink question={question} label={askUs} />}</dd>
              </div>
            ))}
          </dl>
          {openTermNames && (
            <div className={`row ${styles.open}`}>
              <p>{fill(notConfirmed, { terms: openTermNames })}</p>
              <BookLink variant="quiet" size="small" preset={{ subject: 'booking-request', ask: openTermQuestions }}>
                {askLabel}
              </BookLink>
            </div>
          )}
        </div>
        <div className="sticky">
          <StepsSheet {...howToBook} isFolded />
        </div>
      </div>
      <FactSheet />
    </Section>
  )
}

/** Helps to choose: by who is coming, by the comparison, or by asking (S2). */
function Choosing() {
  const { unsure, paths: ways, ...intro } = helpChoosing
  return (
    <Section id="choosing" labelledBy="choosing-heading">
      <Intro place="section" {...intro} id="choosing-heading" />
      <div className={`stack ${styles.choosing}`}>
        <ul className="ruled">
          {ways.map(({ who, stay: id }) => {
            const stay = stays.find((each) => each.id === id)
            if (!stay) return null
            return (
              <li key={who}>
                <a href={`#${id}`} className={styles.way}>
                  <span className="fine">
                    {who}
                    <span className="visually-hidden">:</span>
                  </span>{' '}
                  <b>
                    {stay.name}, <span className="no-break">{priceInLine(stay, ui.prices)}</span>
                  </b>
                  <Icon name="arrow-right" />
                </a>
              </li>
            )
          })}
        </ul>
        {stays.length > 1 && <Comparison />}
      </div>
      <div className={`row ${styles.unsure}`}>
        <h3>{unsure.heading}</h3>
        <Text as="p">{unsure.text}</Text>
        <RequestLink preset={{ subject: 'general-inquiry' }}>{unsure.linkLabel}</RequestLink>
      </div>
    </Section>
  )
}
