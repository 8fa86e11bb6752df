import type { PictureData } from './picture-data.ts'

/** Every AVIF version of a picture, as `srcset` wants them: address and width in pixels. */
export function srcSet(picture: PictureData): string {
  return picture.widths.map((width) => `${picture.base}-${width}.avif ${width}w`).join(', ')
}

/** The version that a browser without AVIF gets: WebP from the middle of the ladder. */
function middle(picture: PictureData): string {
  const width = picture.widths[Math.floor(picture.widths.length / 2)] ?? picture.width
  return `${picture.base}-${width}.webp`
}

type Props = {
  picture: PictureData
  /** How wide the layout shows it, as the `sizes` attribute says it, e.g. `(width >= 60rem) 40vw, 100vw`. */
  sizes: string
  /** Pictures of the first screen are asked for at once; all others when they come near. */
  loading?: 'eager' | 'lazy'
  /** Raised for the one picture that a page opens with. */
  fetchPriority?: 'high'
  /** Another drawing for narrow or upright screens, with the media query that chooses it. */
  narrow?: { picture: PictureData; media: string; sizes: string }
  /** Given where the page already says what the picture shows; empty where it only decorates. */
  alt?: string
}

/**
 * A picture in every width that the pipeline made, width and height always written so that nothing moves when it
 * arrives. Browsers that know our styles know AVIF; for any other, one WebP of a middle width stands behind it, since
 * a second ladder would weigh more in every page than it could save anybody.
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
        // The frame that first shows a page, and what a guest presses then, need not wait until it is unpacked.
        decoding={fetchPriority && 'async'}
        className={picture.focusClass}
      />
    </picture>
  )
}
