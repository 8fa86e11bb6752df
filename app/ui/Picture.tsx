import { srcSet, webpOf, type PictureData } from '../../lib/picture-data.ts'

type Props = {
  picture: PictureData
  /** The width in the layout, as a `sizes` attribute, e.g. `(width >= 60rem) 40vw, 100vw`. */
  sizes: string
  loading?: 'eager' | 'lazy'
  fetchPriority?: 'high'
  /** Another picture for narrow or upright screens, with the media query that selects it. */
  narrow?: { picture: PictureData; media: string; sizes: string }
  /** Replaces the alternative text of the catalogue; empty for a decorative picture. */
  alt?: string
}

/** Width and height are set, so that nothing moves. Browsers that we name read AVIF; `src` is WebP for all others. */
export function Picture({ picture, sizes, loading = 'lazy', fetchPriority, narrow, alt }: Props) {
  return (
    <picture className={narrow?.picture.focusClass}>
      {narrow && <source type="image/avif" srcSet={srcSet(narrow.picture)} sizes={narrow.sizes} media={narrow.media} />}
      <source type="image/avif" srcSet={srcSet(picture)} sizes={sizes} />
      <img
        src={webpOf(picture)}
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
