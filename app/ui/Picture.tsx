import type { PictureData } from '../../lib/picture-data.ts'

/** All AVIF versions as a `srcset`: address and width in pixels. */
export function srcSet(picture: PictureData): string {
  return picture.widths.map((width) => `${picture.base}-${width}.avif ${width}w`).join(', ')
}

/** The one for browsers without AVIF: a WebP of middle width. */
function middle(picture: PictureData): string {
  const width = picture.widths[Math.floor(picture.widths.length / 2)] ?? picture.width
  return `${picture.base}-${width}.webp`
}

type Props = {
  picture: PictureData
  /** The width in the layout, as a `sizes` attribute, e.g. `(width >= 60rem) 40vw, 100vw`. */
  sizes: string
  /** `eager` for pictures of the first screen. */
  loading?: 'eager' | 'lazy'
  /** For the main picture of the first screen. */
  fetchPriority?: 'high'
  /** Another picture for narrow or upright screens, with the media query that selects it. */
  narrow?: { picture: PictureData; media: string; sizes: string }
  /** Replaces the alternative text of the catalogue; empty for a decorative picture. */
  alt?: string
}

/**
 * A picture in all widths that the build made. Width and height are always set, so that nothing moves when it arrives.
 * For browsers without AVIF there is one WebP of middle width: a second set of widths would make every page heavier for
 * few browsers.
 */
export function Picture({ picture, sizes, loading = 'lazy', fetchPriority, narrow, alt }: Props) {
  return (
    <picture className={narrow?.picture.focusClass}>
      {narrow && (
        <>
          <source type="image/avif" srcSet={srcSet(narrow.picture)} sizes={narrow.sizes} media={narrow.media} />
          <source type="image/webp" srcSet={middle(narrow.picture)} media={narrow.media} />
        </>
      )}
      <source type="image/avif" srcSet={srcSet(picture)} sizes={sizes} />
      <img
        src={middle(picture)}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        loading={loading}
        fetchPriority={fetchPriority}
        // Decoding the hero must not delay the first paint or the answer to a press.
        decoding={fetchPriority && 'async'}
        className={picture.focusClass}
      />
    </picture>
  )
}
