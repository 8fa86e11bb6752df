import type { MouseEventHandler, ReactNode } from 'react'
import { Picture } from './Picture.tsx'
import type { PictureData } from '../../lib/picture-data.ts'
import styles from './Poster.module.css'

/** Colours of the caption band, chosen to match the picture; neighbours have different ones. */
export type Ink = 'claret' | 'teal' | 'plum' | 'umber' | 'forest'

/** Aspect ratio of the picture, width to height. */
export type Ratio = '1:1' | '4:5' | '4:3' | '3:2' | '16:9' | '16:10' | '2:1'

type SheetProps = {
  as: 'div' | 'a'
  picture: PictureData
  sizes: string
  loading?: 'eager' | 'lazy'
  fetchPriority?: 'high'
  ratio?: Ratio
  alt?: string
  href?: string
  /** Accessible name of the link, in place of the alternative text of the picture. */
  label?: string
  onClick?: MouseEventHandler<HTMLElement>
  children?: ReactNode
}

/**
 * A framed picture with a gold line and a coloured caption band. `[data-art]` and `[data-band]` are for pages that
 * place these parts differently.
 */
function Sheet({ as: Element, ratio = '4:3', children, href, label, onClick, ...art }: SheetProps) {
  const { picture, sizes, loading, fetchPriority, alt } = art
  return (
    <Element
      className={`${styles.poster} ${styles[`ratio${ratio.replace(':', 'x')}`]}`}
      data-poster
      href={href}
      aria-label={label}
      onClick={onClick}
    >
      <div className={styles.art} data-art>
        <Picture picture={picture} sizes={sizes} loading={loading} fetchPriority={fetchPriority} alt={alt} />
      </div>
      {children}
    </Element>
  )
}

type PosterProps = Omit<SheetProps, 'as' | 'href' | 'label' | 'onClick'> & {
  ink: Ink
  /** A price tag or drive time over the upper corner. */
  badge?: ReactNode
}

/** A poster with text in its band. */
export function Poster({ ink, badge, children, ...sheet }: PosterProps) {
  return (
    <Sheet as="div" {...sheet}>
      <div className={`${styles.band} ${styles[ink]}`} data-band>
        {children}
      </div>
      {badge}
    </Sheet>
  )
}

/** A framed picture. With `href` it is a link. */
export function Plate(sheet: Omit<SheetProps, 'as' | 'children'>) {
  return <Sheet as={sheet.href ? 'a' : 'div'} {...sheet} />
}

/** Small gold capitals on a band: "2 guests", "No. 1". */
export function BandLabel({ children }: { children: ReactNode }) {
  return <p className={`label ${styles.label}`}>{children}</p>
}
