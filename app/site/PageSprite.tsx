import { firstScreenOutlines, fullMark } from 'virtual:icons'

/** The symbols that a page refers to: the mark, and the icons of the first screen. */
export function PageSprite() {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      <symbol
        id="mark-full"
        viewBox={fullMark.viewBox}
        dangerouslySetInnerHTML={{ __html: `<g fill="currentColor">${fullMark.drawing}</g>` }}
      />
      {Object.entries(firstScreenOutlines).map(([name, outline]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <path d={outline} />
        </symbol>
      ))}
    </svg>
  )
}
