/** What may have been left over from the content of a house in another country: the check asks whether it is meant. */
import { contentSchemas, type Content } from '../../content/schema.ts'
import { escapeRegExp } from '../../lib/text.ts'
import type { Problem } from './problem.ts'
import { placeIn, readSource } from './source.ts'
import { walkData } from './walk.ts'

/** What only some countries have, beside their names and dialling codes. */
const regional: [pattern: RegExp, countries: string][] = [
  [/\bKSh(?!\p{L})/u, 'KE'],
  [/\bM-Pesa(?!\p{L})/iu, 'KE TZ MZ CD LS GH EG ET'],
  [/\bEast Africa(?!\p{L})/u, 'KE TZ UG RW BI SS ET SO DJ ER'],
]

const regionNames = new Intl.DisplayNames('en', { type: 'region' })
const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))

/** Names of all countries but one, the long ones first, so that Guinea-Bissau is not Guinea. */
function otherCountries(own: string, ownName: string): RegExp {
  const names = letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = regionNames.of(code) ?? code
      return code === own || name === code || name === ownName || /region|outlying/i.test(name) ? [] : [name]
    })
    .toSorted((a, b) => b.length - a.length)
  // The forecast is that of MET Norway, wherever the resort is.
  return new RegExp(String.raw`(?<!\p{L}|MET )(?:${names.map(escapeRegExp).join('|')})(?!\p{L})`, 'u')
}

/** One reminder for each such fact, with the line on which it stands first. */
export function foreignFacts(root: string, { site }: Content): Problem[] {
  const { countryCode, telephone } = site.place
  const ownName = site.address.country
  const elsewhere = regional.filter(([, countries]) => !countries.split(' ').includes(countryCode))
  const patterns = [
    ...elsewhere.map(([pattern]) => pattern),
    otherCountries(countryCode, ownName),
    new RegExp(String.raw`\+(?!${telephone.callingCode})\d{1,3}(?=[\s\d]{6})`, 'u'),
  ]
  const found = new Map<string, Problem & { rule: 'foreign' }>()
  for (const name of Object.keys(contentSchemas)) {
    // Why a fact is open is no text of the site.
    if (name === 'unconfirmed') continue
    const source = readSource(root, `content/${name}.yaml`)
    walkData(source.data, (value, path) => {
      if (typeof value !== 'string' || (name === 'site' && path[0] === 'address')) return
      for (const pattern of patterns) {
        const [words] = pattern.exec(value) ?? []
        if (words === undefined) continue
        const known = found.get(words)
        if (known) known.count += 1
        else found.set(words, { rule: 'foreign', found: words, country: ownName, count: 1, at: placeIn(source, path) })
      }
    })
  }
  return [...found.values()]
}
