import type { Location } from '../../../content/location.schema.ts'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Container } from '../../ui/Container.tsx'
import { Poster } from '../../ui/Poster.tsx'
import { Section } from '../../ui/Section.tsx'
import { Actions } from '../../ui/Stack.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './LocationCallToAction.module.css'

/** The last poster, with two links: to the contact form and to the stays on the home page (L5). */
export function LocationCallToAction(words: Location['callToAction']) {
  const { heading, text, contactLabel, accommodationsLabel, picture, ink } = words
  return (
    <Section>
      <Container>
        <div className={styles.callToAction}>
          <Poster picture={picture} ink={ink} ratio="4:3" sizes="(width >= 91.5rem) 47rem, (width >= 60rem) 51vw, 88vw">
            <h2>
              <Text>{heading}</Text>
            </h2>
            <p>
              <Text>{text}</Text>
            </p>
            <Actions>
              <ButtonLink variant="onBand" to={paths.homeContact}>
                {contactLabel}
              </ButtonLink>
              <ButtonLink variant="quietOnBand" to={paths.homeAccommodations}>
                {accommodationsLabel}
              </ButtonLink>
            </Actions>
          </Poster>
        </div>
      </Container>
    </Section>
  )
}
