/**
 * What two owners type that no launch may refuse: `sound-content.slow.test.ts` renders their pages, and
 * `npm run everything` launches their sites (launches.ts).
 */
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { parse, stringify } from 'yaml'

// oxlint-disable-next-line typescript/no-explicit-any -- YAML before it is checked
export type Data = Record<string, any>

/** The content as it stands in the files, by their names without ending. */
type Written = Record<string, Data>

export type Cause = (written: Written, folder: string) => void

/** Writes each text of the content anew. */
export function rewrite(written: Written, anew: (text: string) => string): void {
  const within = (value: unknown): unknown => {
    if (typeof value === 'string') return anew(value)
    if (Array.isArray(value)) return value.map(within)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, within(entry)]))
  }
  for (const [name, data] of Object.entries(written)) written[name] = within(data) as Data
}

const mapFile = 'assets/map/map.json'

/** A bare sheet around the resort and its places. */
function mapAround({ site, location }: Written): object {
  const { gate, weatherPoint } = site!.place
  const spots: { lat: number; lon: number }[] = [
    gate ?? weatherPoint,
    ...location!.nearby.places.map(({ coordinates }: Data) => coordinates),
  ]
  const margin = 0.3
  const [lats, lons] = [spots.map(({ lat }) => lat), spots.map(({ lon }) => lon)]
  const frame = [
    Math.min(...lons) - margin,
    Math.min(...lats) - margin,
    Math.max(...lons) + margin,
    Math.max(...lats) + margin,
  ]
  const labels = [{ kind: 'resort', text: '{name}', x: 300, y: 30 }]
  return { frame, sources: [], labels, pins: {} }
}

export const causes = {
  'a season for one stay': ({ accommodations }) => {
    const { id, priceUsd } = accommodations!.stays[0]
    const prices = [{ stay: id, priceUsd: priceUsd + 30, residentsUsd: null }]
    accommodations!.seasons = [{ from: '12-20', until: '01-02', leastNights: null, prices }]
  },
  'no count of rose varieties': (written) => {
    written.site!.roseVarieties = null
    rewrite(written, (text) => text.replaceAll(/\{\{roses(?:InWords)?\}\}\+?/gi, 'many'))
  },
  'nothing unconfirmed': (written, folder) => {
    delete written.unconfirmed
    writeFileSync(join(folder, 'content/unconfirmed.yaml'), '# Everything is confirmed.\n')
  },
  'another currency': ({ accommodations, ui }) => {
    accommodations!.localCurrency = { perUsd: 2.71, date: '2026-11-01' }
    ui!.prices.localCurrency = 'GEL\u00a0{amount}'
  },
  'two more pictures': ({ pictures, accommodations }, folder) => {
    const originals = join(folder, 'assets/pictures')
    const first = readdirSync(originals).find((file) => file.startsWith(`${Object.keys(pictures!)[0]}.`))!
    for (const name of ['another-view', 'a-third-view']) {
      copyFileSync(join(originals, first), join(originals, name + extname(first)))
      pictures![name] = 'The house from the gate.'
    }
    const shown = accommodations!.stays[0].pictures as Data[]
    shown.push({ picture: { key: 'another-view', focus: { x: 50, y: 50 } }, side: null, caption: 'From the gate.' })
  },
  'a country called Georgia': ({ site }) => {
    site!.address.country = 'Georgia'
    Object.assign(site!.place, {
      countryCode: 'GE',
      telephone: { callingCode: '995', nationalPrefix: null, groups: ['3 3 3'] },
    })
    Object.assign(site!, { phone: '+995322123456', whatsapp: '+995555123456' })
  },
  'a map of its own': (written, folder) => {
    writeFileSync(join(folder, mapFile), JSON.stringify(mapAround(written)))
  },
  'a place off the map': ({ location }) => {
    location!.nearby.places[0].coordinates.lat += 20
  },
  'no map': (_, folder) => rmSync(join(folder, mapFile), { force: true }),
} satisfies Record<string, Cause>

const ofBoth = [
  causes['a season for one stay'],
  causes['no count of rose varieties'],
  causes['nothing unconfirmed'],
  causes['two more pictures'],
]
export const owners = {
  'with a map': [...ofBoth, causes['a map of its own'], causes['a place off the map']],
  'without a map': [...ofBoth, causes['another currency'], causes['a country called Georgia'], causes['no map']],
} satisfies Record<string, Cause[]>

const layout = { lineWidth: 0, aliasDuplicateObjects: false }

/** Changes the content of a project. */
export function change(folder: string, ...changes: Cause[]): void {
  const fileOf = (name: string) => join(folder, 'content', `${name}.yaml`)
  const names = readdirSync(join(folder, 'content'))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace('.yaml', ''))
  const written: Written = Object.fromEntries(
    names.map((name) => [name, parse(readFileSync(fileOf(name), 'utf8')) ?? []]),
  )
  for (const each of changes) each(written, folder)
  for (const [name, data] of Object.entries(written)) writeFileSync(fileOf(name), stringify(data, layout))
}
