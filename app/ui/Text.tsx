import { asPrinted, asReadAloud, swahiliPieces } from '../lib/text.ts'

function marked(text: string) {
  return swahiliPieces(text).map((piece, at) => (at % 2 === 0 ? piece : <i key={piece} lang="sw">{piece}</i>))
}

/**
 * A text of the content with its marks (`app/lib/text.ts`) as markup. Where eyes and ears need different words the
 * whole text stands there twice: an ending for the ear alone would be a line, and a stop, of its own.
 */
export function Text({ children: text }: { children: string }) {
  const printed = asPrinted(text)
  const aloud = asReadAloud(text)
  if (printed === aloud) return marked(text)
  return (
    <>
      <span aria-hidden="true">{marked(printed)}</span>
      <span className="visually-hidden">{marked(aloud)}</span>
    </>
  )
}
