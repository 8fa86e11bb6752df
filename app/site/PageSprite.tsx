import { createElement, type ReactElement } from 'react'
import { firstScreenIcons, fullMark, type Drawn } from 'virtual:icons'

const drawn = ({ tag, attributes, children }: Drawn): ReactElement =>
  createElement(tag, attributes, ...children.map(drawn))

/** The symbols that a page refers to: the mark, and the icons of the first screen. */
export function PageSprite() {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      <symbol id="mark-full" viewBox={fullMark.viewBox}>
        {createElement('g', { fill: 'currentColor' }, ...fullMark.drawing.map(drawn))}
      </symbol>
      {Object.entries(firstScreenIcons).map(([name, drawing]) =>
        createElement('symbol', { key: name, id: `icon-${name}`, viewBox: '0 0 24 24' }, ...drawing.map(drawn)),
      )}
    </svg>
  )
}
