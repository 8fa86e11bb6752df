/** Content whose lists have other lengths: the real one with entries left out, or repeated under other names. */
import { parse, stringify } from 'yaml'
import type { ContentCopy } from './content-copy.ts'

export type Lengths = {
  stays: number
  places: number
  experiences: number
  people: number
  links: number
  social: number
  /** Of each stay. */
  pictures: number
  /** The gate, newsletter, the note on pictures, and more than one of cards, values, features and ways. */
  hasExtras: boolean
}

// oxlint-disable-next-line typescript/no-explicit-any -- YAML before it is checked
type Data = Record<string, any>

const linkTargets = ['accommodations', 'enjoyments', 'location', 'about', 'home', 'celebrations']
const services = ['instagram', 'facebook', 'youtube', 'tiktok', 'tripadvisor']

/** The first entries, and then the same again with a number behind id and name; `sample` where there is none. */
function resized(written: Data[], length: number, sample?: Data): Data[] {
  const list = written.length === 0 && sample ? [sample] : written
  return Array.from({ length }, (_, at) => {
    const entry = list[at % list.length]!
    const round = Math.floor(at / list.length) + 1
    if (round === 1) return entry
    return { ...entry, id: `${entry.id}-${round}`, ...(entry.name && { name: `${entry.name} ${round}` }) }
  })
}

const extras = {
  newsletter: {
    heading: 'Letters',
    text: 'A letter now and then.',
    label: 'Your e-mail',
    placeholder: 'you@example.com',
    button: 'Subscribe',
    note: 'You send it yourself.',
  },
  picturesNote: 'The pictures are drawings.',
}

const shownAs = (key: string | undefined) => ({ key, focus: { x: 50, y: 50 } })

const samplePerson = (pictures: Data): Data => ({
  id: 'person',
  name: null,
  role: 'The person',
  plate: 'At work',
  text: 'Works here.',
  picture: shownAs(Object.keys(pictures)[0]),
  ink: 'teal',
})

/** A place beside the resort. */
const samplePlace = (pictures: Data, { place }: Data): Data => ({
  id: 'spot',
  name: 'The Spot',
  description: 'A place to go and to come back from.',
  driveMinutes: 10,
  roadKm: { min: 5, max: 6 },
  allowMinutes: { min: 10, max: 15 },
  picture: shownAs(Object.keys(pictures)[0]),
  ink: 'teal',
  whenToGo: 'At any time.',
  checkFirst: 'Ask for the hours.',
  visit: { area: 'near', length: 'halfDay', bestPart: 'any', advice: 'Take your time.' },
  coordinates: place.gate ? { lat: place.gate.lat, lon: place.gate.lon } : place.weatherPoint,
})

const idsOf = (list: Data[]): string[] => list.map(({ id }) => id as string)

/** Writes these lengths into the copy, and takes out what refers to entries that are gone. */
export function writeLengths(copy: Pick<ContentCopy, 'read' | 'write'>, lengths: Lengths): void {
  const data = (name: string) => parse(copy.read(`${name}.yaml`)) as Data
  const [site, home, accommodations, enjoyments] = [
    data('site'),
    data('home'),
    data('accommodations'),
    data('enjoyments'),
  ]
  const [location, days, about, faq] = [data('location'), data('days'), data('about'), data('faq')]

  accommodations.stays = resized(accommodations.stays, lengths.stays)
  location.nearby.places = resized(location.nearby.places, lengths.places, samplePlace(data('pictures'), site))
  enjoyments.experiences = resized(enjoyments.experiences, lengths.experiences)
  about.team.members = resized(about.team.members, lengths.people, samplePerson(data('pictures')))
  const [stays, places, experiences] = [accommodations.stays, location.nearby.places, enjoyments.experiences].map(
    idsOf,
  ) as [string[], string[], string[]]
  const outings = [...places, ...experiences]

  const shown = Object.keys(data('pictures')).slice(0, lengths.pictures)
  for (const stay of accommodations.stays as Data[]) {
    stay.pictures = shown.map((key, at) => ({
      picture: shownAs(key),
      side: [null, 'inside', 'outside'][at % 3],
      caption: at % 2 ? null : `What number ${at + 1} shows.`,
    }))
  }
  for (const season of accommodations.seasons as Data[]) {
    season.prices = (season.prices as Data[]).filter(({ stay }) => stays.includes(stay))
  }
  accommodations.seasons = (accommodations.seasons as Data[]).filter(({ prices }) => prices.length > 0)
  for (const closing of accommodations.closed as Data[]) {
    closing.stays = (closing.stays as string[]).filter((id) => stays.includes(id))
  }
  const { helpChoosing } = accommodations
  helpChoosing.paths = (helpChoosing.paths as Data[]).filter(({ stay }) => stays.includes(stay))
  home.accommodations.cards = (home.accommodations.cards as Data[]).filter(({ stay }) => stays.includes(stay))
  home.enjoyments.cards = (home.enjoyments.cards as Data[]).filter(({ experience }) => experiences.includes(experience))
  if (home.enjoyments.cards.length === 0) {
    const { picture, ink } = enjoyments.experiences[0]
    home.enjoyments.cards = [{ experience: experiences[0], linkLabel: 'See more', picture, ink }]
  }
  days.neighbours = (days.neighbours as Data[]).filter(
    ({ one, other }) => places.includes(one) && places.includes(other),
  )
  days.plans.list = (days.plans.list as Data[])
    .map((plan) => ({
      ...plan,
      days: (plan.days as Data[][])
        .map((day) => day.filter(({ outing }) => outings.includes(outing)))
        .filter((day) => day.length > 0),
    }))
    .filter((plan) => plan.days.length > 0)

  site.navigation = linkTargets.slice(0, lengths.links).map((to, at) => ({ to, label: `Link ${at + 1}` }))
  site.social = services
    .slice(0, lengths.social)
    .map((icon) => ({ icon, name: `On ${icon}`, url: `https://${icon}.example/resort` }))
  // Their names make this text too long or too short.
  for (const page of [accommodations, location]) page.head.description = `${'Words '.repeat(20)}and more.`
  Object.assign(site.footer, lengths.hasExtras ? extras : { newsletter: null, picturesNote: null })
  if (!lengths.hasExtras) {
    site.place.gate = null
    const first = (owner: Data, ...parts: string[]) => {
      for (const part of parts) owner[part] = owner[part].slice(0, 1)
    }
    first(home.about, 'values')
    first(about.values, 'list')
    first(location, 'highlights')
    first(location.waysIn, 'ways')
    first(enjoyments.whyChoose, 'cards')
    for (const stay of accommodations.stays) first(stay, 'features', 'amenities')
    for (const experience of enjoyments.experiences) first(experience, 'features')
  }
  if (lengths.places === 0) {
    site.footer.links = (site.footer.links as Data[]).filter(({ to }) => to !== 'nearby')
    for (const card of [...home.about.values, ...enjoyments.whyChoose.cards])
      if (card.link?.to === 'nearby') delete card.link
  }

  /** A placeholder of an entry that is gone names the first of its kind, or is only a word. */
  const known = [...stays, ...outings]
  const named = (text: string): string =>
    text.replaceAll(/\{\{(\w+) ([a-z0-9-]+)\}\}/g, (whole, word: string, id: string) => {
      if (known.includes(id)) return whole
      const first = /place|minutes/i.test(word) ? places[0] : word === 'experience' ? experiences[0] : stays[0]
      return first ? `{{${word} ${first}}}` : 'a place'
    })
  for (const [name, changed] of Object.entries({
    site,
    home,
    accommodations,
    enjoyments,
    location,
    days,
    about,
    faq,
  })) {
    copy.write(`${name}.yaml`, named(stringify(changed, { lineWidth: 0, aliasDuplicateObjects: false })))
  }
  for (const list of ['unconfirmed', 'taken']) copy.write(`${list}.yaml`, '# None.\n')
}
