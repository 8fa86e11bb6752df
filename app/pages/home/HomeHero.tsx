import type { Home } from '../../../content/home.schema.ts'
import { paths } from '../../../lib/paths.ts'
import { BookLink } from '../../site/BookLink.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { Kicker } from '../../ui/Kicker.tsx'
import { Picture, srcSet } from '../../ui/Picture.tsx'
import type { PictureData } from '../../../lib/picture-data.ts'
import { Text } from '../../ui/Text.tsx'
import 'virtual:hero-veils.css'
import styles from './HomeHero.module.css'

/**
 * The tall picture is for upright screens. Pictures cover their frame, so they may be wider than the screen.
 * For the tall one `sizes` is a little smaller than the screen: the common phone (412 px, 1.75 pixels to each) then
 * gets 640 px, looks no worse, and loads its first screen in less than 60 kB.
 */
const tallScreens = '(orientation: portrait)'
const wideScreens = '(orientation: landscape)'
const tallSizes = '88vw'
const wideSizes = 'max(100vw, 130svh)'

const looks = { day: '(prefers-color-scheme: light)', evening: '(prefers-color-scheme: dark)' }

/**
 * Preloads only the picture for the system's look. Both pictures are in the page, lazy: the hidden one is not fetched.
 * A remembered look that differs from the system's loads its own picture.
 */
function Preload({ picture, media, sizes }: { picture: PictureData; media: string; sizes: string }) {
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={srcSet(picture)}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  )
}

/** The first screen is a poster: the title in the sky, everything else on the caption band (H1). */
export function HomeHero({ label, kicker, heading, lede, hurried, bookLabel, exploreLabel, pictures }: Home['hero']) {
  const { wide, tall } = pictures
  const evening = { wide: pictures.wideEvening ?? wide, tall: pictures.tallEvening ?? tall }
  const darkened = [!pictures.wideEvening && styles.darkWide, !pictures.tallEvening && styles.darkTall].filter(Boolean)
  return (
    <section className={styles.hero} aria-label={label} data-hero>
      <Preload picture={wide} media={`${wideScreens} and ${looks.day}`} sizes={wideSizes} />
      <Preload picture={tall} media={`${tallScreens} and ${looks.day}`} sizes={tallSizes} />
      <Preload picture={evening.wide} media={`${wideScreens} and ${looks.evening}`} sizes={wideSizes} />
      <Preload picture={evening.tall} media={`${tallScreens} and ${looks.evening}`} sizes={tallSizes} />
      <div className={styles.sheet}>
        <div className={styles.art}>
          <div className="only-day">
            <Picture
              picture={wide}
              sizes={wideSizes}
              fetchPriority="high"
              narrow={{ picture: tall, media: tallScreens, sizes: tallSizes }}
            />
          </div>
          <div className={['only-evening', ...darkened].join(' ')}>
            <Picture
              picture={evening.wide}
              sizes={wideSizes}
              fetchPriority="high"
              narrow={{ picture: evening.tall, media: tallScreens, sizes: tallSizes }}
            />
          </div>
          <div className={styles.title}>
            <div className={`${styles.dayVeil} only-day`} />
            <div className={`${styles.eveningVeil} only-evening`} />
            <h1>
              {heading.map((line, index) => (
                <span key={line}>
                  {line}
                  {index < heading.length - 1 && ' '}
                </span>
              ))}
            </h1>
          </div>
        </div>
        <div className={styles.caption}>
          <div className={styles.inner}>
            <div className={styles.words}>
              <Kicker>{kicker}</Kicker>
              <p className={styles.lede}>
                <Text>{lede}</Text>
              </p>
              <p className={styles.hurried}>
                <Text>{hurried}</Text>
              </p>
            </div>
            <div className={styles.actions} data-hero-actions>
              <BookLink>{bookLabel}</BookLink>
              <ButtonLink variant="quiet" to={paths.accommodations}>
                {exploreLabel}
              </ButtonLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
