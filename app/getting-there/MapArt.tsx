import type { LayerKind, MapDrawing, MapName } from './map-drawing.ts'
import styles from './MapArt.module.css'

/**
 * Everything on the map that is only to be looked at. Lakes, parks and relief are defined once and inked
 * several times with `use`, as an engraver goes over a plate: so the page carries each outline once. The ids
 * are fixed, therefore: one map on a page.
 */
export function MapArt({ drawing }: { drawing: MapDrawing }) {
  const { width, height, layers, names, shields } = drawing
  const path = (kind: LayerKind) => layers.find((layer) => layer.kind === kind)?.d
  return (
    <svg className={styles.art} width={width} height={height} aria-hidden="true">
      <defs>
        <path id="map-relief" d={path('relief')} />
        <path id="map-lakes" d={path('lake')} />
        <path id="map-parks" d={path('park')} />
        <path id="map-a8" d={path('road')} />
        <clipPath id="map-water"><use href="#map-lakes" /></clipPath>
        <clipPath id="map-fence"><use href="#map-parks" /></clipPath>
      </defs>
      <path className={styles.highland} d={path('highland')} />
      <path className={styles.graticule} d={path('graticule')} />
      <use className={styles.park} href="#map-parks" />
      <g clipPath="url(#map-fence)"><use className={styles.parkWash} href="#map-parks" /></g>
      <use className={styles.parkEdge} href="#map-parks" />
      <path className={styles.hill} d={path('hill')} />
      <path className={styles.caldera} d={path('caldera')} />
      <use className={styles.reliefFoot} href="#map-relief" />
      <use className={styles.reliefSlope} href="#map-relief" />
      <use className={styles.reliefTop} href="#map-relief" />
      <path className={styles.crest} d={path('crest')} />
      <path className={styles.river} d={path('river')} />
      <use className={styles.lake} href="#map-lakes" />
      <g className={styles.waterLines} clipPath="url(#map-water)">
        <use href="#map-lakes" /><use href="#map-lakes" />
        <use href="#map-lakes" /><use href="#map-lakes" />
        <use href="#map-lakes" /><use href="#map-lakes" />
      </g>
      <use className={styles.shore} href="#map-lakes" />
      <path className={styles.trees} d={path('trees')} />
      <path className={styles.track} d={path('track')} />
      <use className={styles.roadEdge} href="#map-a8" />
      <use className={styles.road} href="#map-a8" />
      {shields.map(({ name, x, y }) => (
        <g key={`${x} ${y}`} className={styles.shield} transform={`translate(${x} ${y})`}>
          <rect x={-3.4 * name.length - 3.5} y="-7.5" width={6.8 * name.length + 7} height="15" rx="2" />
          <text y="4">{name}</text>
        </g>
      ))}
      {names.map((name) => <Name key={name.name} {...name} />)}
    </svg>
  )
}

function Name({ kind, name, x, y, turn }: MapName) {
  return (
    <g className={styles[kind]} transform={`translate(${x} ${y})`}>
      {kind === 'exit'
        ? <path d="M-14 0h28m-5-3.5l5 3.5-5 3.5" transform={`translate(0 9) rotate(${turn})`} />
        : null}
      <text transform={kind === 'exit' ? undefined : `rotate(${turn})`}>{name}</text>
    </g>
  )
}
