import type { PictureData } from './picture-data.ts'

type Type = 'avif' | 'webp'

/** Every version of a picture, as `srcset` wants them: address and width in pixels. */
export function srcSet(picture: PictureData, type: Type): string {
  return picture.widths.map((width) => `${picture.base}-${width}.${type} ${width}w`).join(', ')
}

/** The version that a browser without `srcset` gets: the middle of the ladder. */
function middle(picture: PictureData): string {
  const width = picture.widths[Math.floor(picture.widths.length / 2)] ?? picture.width
  return `${picture.base}-${width}.webp`
}

function Sources({ picture, sizes, media }: { picture: PictureData; sizes: string; media?: string }) {
  return (
    <>
      <source type="image/avif" srcSet={srcSet(picture, 'avif')} sizes={sizes} media={media} />
      {media && <source type="image/webp" srcSet={srcSet(picture, 'webp')} sizes={sizes} media={media} />}
    </>
  )
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
  className?: string
}

/**
 * A picture in every width and type that the pipeline made: AVIF first, WebP behind it, width and height
 * always written so that nothing moves when it arrives.
 */
export function Picture({ picture, sizes, loading = 'lazy', fetchPriority, narrow, alt, className }: Props) {
  return (
    <picture className={className}>
      {narrow && <Sources picture={narrow.picture} sizes={narrow.sizes} media={narrow.media} />}
      <Sources picture={picture} sizes={sizes} />
      <img
        src={middle(picture)}
        srcSet={srcSet(picture, 'webp')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={alt ?? picture.alt}
        loading={loading}
        decoding="async"
        fetchPriority={fetchPriority}
        className={picture.focusClass}
      />
    </picture>
  )
}
