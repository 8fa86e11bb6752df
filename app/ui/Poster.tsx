import type { MouseEventHandler, ReactNode } from 'react'
import { Picture } from './Picture.tsx'
import type { PictureData } from '../../lib/picture-data.ts'
import styles from './Poster.module.css'

type PlateProps = {
  picture: PictureData
  sizes: string
  ratio?: '1:1' | '4:5' | '4:3' | '3:2' | '16:9' | '2:1'
  /** The main picture of the first screen, which is fetched at once. */
  isMain?: boolean
  note?: string | null | undefined
  href?: string
  /** Accessible name of the link, in place of the alternative text of the picture. */
  label?: string
  onClick?: MouseEventHandler<HTMLElement>
  over?: ReactNode
  children?: ReactNode
}

export const PictureNote = ({ children }: { children: ReactNode }) => (
  <small className={`no-print ${styles.note}`}>{children}</small>
)

/** A framed picture. With `href` it is a link. `[data-art]` is for pages that place the picture differently. */
export function Plate({ picture, sizes, ratio = '4:3', isMain, note, over, children, ...link }: PlateProps) {
  const { href, label, onClick } = link
  const Element = href ? 'a' : 'div'
  return (
    <Element
      className={`${styles.poster} ${styles[`ratio${ratio.replace(':', 'x')}`]}`}
      data-poster
      href={href}
      aria-label={label && note ? `${label} ${note}.` : label}
      onClick={onClick}
    >
      <div className={`filled ${styles.art}`} data-art>
        <Picture picture={picture} sizes={sizes} {...(isMain && { loading: 'eager', fetchPriority: 'high' })} />
        {note && <PictureNote>{note}</PictureNote>}
        {over}
      </div>
      {children}
    </Element>
  )
}

type PosterProps = Omit<PlateProps, 'href' | 'label' | 'onClick'> & {
  /** Colour of the caption band, chosen to match the picture; neighbours have different ones. */
  ink: 'claret' | 'teal' | 'plum' | 'umber' | 'forest'
  badge?: ReactNode
}

/** A framed picture with a gold line and text in a coloured band below it, which is `[data-band]`. */
export function Poster({ ink, badge, children, ...plate }: PosterProps) {
  return (
    <Plate {...plate}>
      <div className={`on-band ${styles.band} ${styles[ink]}`} data-band>
        {children}
      </div>
      {badge}
    </Plate>
  )
}

/** The mat of a poster, with its ink as `--band`, for one that is more than a picture and a band. */
export const matOf = (ink: PosterProps['ink']) => `${styles.poster} ${styles[ink]}`

/** Small gold capitals on a band: "2 guests", "No. 1". */
export function BandLabel({ children }: { children: ReactNode }) {
  return <p className={`label ${styles.label}`}>{children}</p>
}
