import { Fragment, type ElementType, type HTMLAttributes } from 'react'
import { asPrinted, asReadAloud, markedPieces } from '../../lib/text.ts'
import styles from './ui.module.css'

/** "e-mail", "Wi-Fi", "on-site", "5–10": a line that ended after the hyphen would be read twice. */
const short = /(?<![\p{L}\p{N}-])(\p{L}{1,2}-\p{L}+|\p{N}+[-–]\p{N}+)/u

const unbroken = (text: string) =>
  text.split(short).map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <span key={`${at} ${piece}`} className="no-break">
        {piece}
      </span>
    ),
  )

/** "7 km" and "10 AM" stay on one line; not in the editor, which looks for the words of the content. */
const withUnits = (text: string) =>
  import.meta.env.DEV ? text : text.replaceAll(/(?<=\d) (?=(?:km|m|AM|PM)\b)/g, '\u00a0')

function marked(text: string) {
  const pieces = markedPieces(text)
  // As the only child of its element: a browser's translator replaces text nodes.
  if (pieces.length === 1) return short.test(text) ? unbroken(text) : text
  return pieces.map((piece, at) =>
    at % 2 === 0 ? (
      unbroken(piece)
    ) : (
      <i key={piece} lang={import.meta.env.MARKED_LANGUAGE}>
        {piece}
      </i>
    ),
  )
}

type Props = Omit<HTMLAttributes<HTMLElement>, 'children'> & {
  as?: ElementType<HTMLAttributes<HTMLElement>>
  children: string
}

/**
 * A text of the content, with its marks (`lib/text.ts`) as markup. Where it is read aloud in other words, the whole
 * text is rendered twice: screen readers would make a separate line of a part that is hidden from view.
 */
export function Text({ as: Element = Fragment, children: text, ...rest }: Props) {
  const printed = withUnits(asPrinted(text))
  const aloud = withUnits(asReadAloud(text))
  // Another text is another element: a browser's translator has put its own nodes into this one.
  const key = Element === Fragment ? undefined : text
  if (printed === aloud)
    return (
      <Element key={key} {...rest}>
        {marked(printed)}
      </Element>
    )
  return (
    <Element key={key} {...rest}>
      <span aria-hidden="true">{marked(printed)}</span>
      <span className="visually-hidden">{marked(aloud)}</span>
    </Element>
  )
}

/** The small capitals above a heading, where they say more than it. */
export const Kicker = ({ children }: { children: string }) => (
  <Text as="p" className={`label ${styles.kicker}`} data-kicker>
    {children}
  </Text>
)

/** The sentence or two under a heading, in larger letters; those of an entry among others, on phones in usual ones. */
export const Lede = ({ children, isOfEntry = false }: { children: string; isOfEntry?: boolean }) => (
  <Text as="p" className={isOfEntry ? `${styles.lede} ${styles.ofEntry}` : styles.lede}>
    {children}
  </Text>
)

/** An address of e-mail breaks behind its @, where it must. */
export const breakable = (name: string) =>
  name.split(/(?<=@)/).flatMap((part, at) => (at === 0 ? part : [<wbr key={at} />, part]))
