/** The sentences about fields and files of content, and about the map. */
import { printable, type Collection } from '../../content/fields.ts'
import type { SchemaRule, Words } from '../../content/rules.ts'
import type { ContentRule, FileRule, Problem } from './problem.ts'
import type { Reader, Sentences } from './reader.ts'

const homes: Record<Collection, string> = {
  pictures: 'content/pictures.yaml',
  stays: 'content/accommodations.yaml',
  experiences: 'content/enjoyments.yaml',
  places: 'content/location.yaml',
  outings: 'content/location.yaml or content/enjoyments.yaml',
  occasions: 'content/enquiry.yaml',
}

/** Lists that are longer hide what was meant, so it is said first. */
const longList = 12

const wordsFor = (words: Words, isFile: boolean) =>
  typeof words === 'string' ? words : isFile ? words.inFile : words.inEditor

function limitOf({ least, most }: { least?: number; most?: number }): string {
  return least === undefined ? (most === undefined ? '' : `; at most ${most}`) : `; at least ${least}`
}

const hasCount = (has: number | undefined) => (has === undefined ? '' : `; it has ${has}`)

function gapRule({ gaps, is, gap = '' }: Extract<SchemaRule, { rule: 'gap' }>, { isFile, quote }: Reader): string {
  if (!isFile) {
    const boxes = gaps.map(quote).join(' and ')
    const must = `must keep ${gaps.length === 1 ? 'the box' : 'the boxes'} ${boxes}, which the page fills in`
    return is === 'missing'
      ? `${must}; ${quote(gap)} is missing`
      : is === 'unknown'
        ? `${must}, and no ${quote(gap)}`
        : must
  }
  const must = `must be a text that holds ${gaps.map((each) => `{${each}}`).join(' and ')}`
  const wrong = { missing: `; {${gap}} is missing`, unknown: `, and no {${gap}}`, open: '; a brace stands alone' }
  return must + (is === undefined ? '' : wrong[is])
}

/** What a schema wants, after the name of the field. */
export function predicateOf(broken: SchemaRule, reader: Reader): string {
  const { isFile, meant } = reader
  switch (broken.rule) {
    case 'value':
      return wordsFor(broken.words, isFile) + limitOf(broken)
    case 'length':
      return `must be a text of ${broken.min} to ${broken.max} characters${hasCount(broken.has)}`
    case 'gap':
      return gapRule(broken, reader)
    case 'group':
    case 'unknown-fields':
      return isFile ? `must hold fields: ${broken.known.join(', ')}` : 'must be filled in'
    case 'list': {
      const { min, max, has } = broken
      const count = min === max ? `exactly ${max}` : `${min} to ${max}`
      return `must be a list of ${count} entries${hasCount(has)}`
    }
    case 'choice': {
      const all = broken.words.join(', ')
      return broken.words.length > longList && broken.suggestion !== undefined
        ? `must be a name from the list${meant(broken.suggestion)} The list: ${all}`
        : `must be one of ${all}${meant(broken.suggestion)}`
    }
  }
}

/** A rule of a schema as a whole sentence. */
function ofSchema(problem: SchemaRule & Problem, reader: Reader): string {
  const { subject, isFile } = reader
  const { lacks, typed } = problem
  const must = predicateOf(problem, reader)
  if (lacks === 'content') return `${subject} is empty: it ${must}`
  if (lacks === 'value or null' && isFile && !must.includes('or null'))
    return `${subject} is missing: it ${must}; where there is none, type null`
  if (lacks) return `${subject} is missing: it ${must}`
  if (!typed) return `${subject} ${must}`
  if ('number' in typed) return `${subject} ${must}; type the number alone: ${typed.number}`
  return isFile ? `${subject} ${must}; put it in quotes: "${printable(typed.quoted)}"` : `${subject} ${must}`
}

const ages = {
  fact: (since: string) =>
    `is more than a year ago (${since}): check the fact beside it, and write the month of your newest information`,
  rate: (since: string) =>
    `is more than 90 days ago (${since}): guests see prices in local currency at this rate; write today’s rate and date`,
  over: (since: string) => `is over (${since}): remove the entry, or give it new dates`,
}

const changedOutside = 'Take that change back there, or ask whoever made it'

export const contentSentences: Sentences<ContentRule | FileRule> = {
  value: ofSchema,
  length: ofSchema,
  gap: ofSchema,
  group: ofSchema,
  list: ofSchema,
  choice: ofSchema,
  other: (_, { subject }) => `${subject} must have another value`,
  'unknown-field': ({ name, known, suggestion }, { quote, meant }) =>
    `${quote(name)} is not a field here${meant(suggestion) || (known.length > 0 ? `; the fields are ${known.join(', ')}` : '')}`,
  key: ({ broken }, reader) =>
    `${reader.subject} is not a valid key: a key ${broken ? predicateOf(broken, reader) : 'must be a name'}`,
  'repeated-fact': ({ found, placeholder, isExample }, { subject, isFile, quote }) => {
    if (isFile) {
      const instead = `${isExample ? 'a placeholder such as ' : ''}{{${placeholder}}}`
      return `${subject} repeats a fact that has its own place ("${printable(found)}"); write ${instead} instead`
    }
    return isExample
      ? `${subject} holds the price ${quote(found)}. Prices are kept with the rooms and houses: leave it out here`
      : `${subject} repeats ${quote(found)}, which has a place of its own: change it there, and here type it exactly as the site shows it`
  },
  'unknown-placeholder': ({ name, suggestion }, { subject, isFile, quote }) =>
    isFile
      ? `${subject} holds {{${printable(name)}}}, which is not a placeholder; ${suggestion === undefined ? 'docs/owner.md lists them all' : `did you mean {{${suggestion}}}?`}`
      : `${subject} holds the box ${quote(name)}, which the site cannot fill in: take it out, and type the words themselves`,
  'unmarked-word': ({ found, language }, { subject }) =>
    `${subject} holds “${found}”, which is marked as ${language} elsewhere; write _${found}_`,
  'marked-name': ({ found, language, fact, of }, { subject, isFile }) =>
    `${subject} marks “${found}” as ${language}, and the name “${fact}”${isFile ? ` (${of.file}, line ${of.line})` : ''} has it too, and names cannot be marked: take the marks out here`,
  'no-such-entry': ({ id, collection, suggestion }, { subject, isFile, quote, meant }) =>
    isFile
      ? `${subject} names ${quote(id)}, which is not in ${homes[collection]}${meant(suggestion)}`
      : `${subject} names ${quote(id)}, which is none of the ${collection}${meant(suggestion)}`,
  'no-such-key': ({ collection, suggestion }, { subject, isFile, meant }) =>
    `${subject} is ${isFile ? `not in ${homes[collection]}` : `none of the ${collection}`}${meant(suggestion)}`,
  'no-value': ({ key }, { subject, quote }) => `${subject} has no value for ${quote(key)}`,
  'no-places': (_, { subject, isFile }) =>
    `${subject} leads to the places nearby, but ${isFile ? 'content/location.yaml has none' : 'there are none'}`,
  'same-id': ({ id }, { subject, quote }) => `${subject} ${quote(id)} is used twice: give this entry an id of its own`,
  'no-original': ({ key, file, suggestion }, { subject, isFile, quote, meant }) =>
    isFile
      ? `${subject} of ${quote(key)}: assets/pictures has no ${printable(file)}${meant(suggestion) || ': put it there, or correct its name here'}`
      : `The photograph ${quote(file)} is not there any more. Put it back, or take the picture out`,
  'no-folder': (_, { isFile }) =>
    isFile ? 'the folder assets/pictures is missing' : 'The folder of the photographs is missing',
  'listed-twice': ({ fact }, { subject, isFile, quote }) =>
    isFile ? `${subject} ${quote(fact)} is listed twice` : 'A fact is listed twice as not confirmed',
  'no-such-file': ({ file, suggestion }, { subject, isFile, quote, meant }) =>
    isFile
      ? `${subject} names ${quote(file)}, which is not a content file${meant(suggestion)}`
      : 'A fact that nobody has confirmed is not there any more',
  'leads-nowhere': ({ file, step, suggestion }, { subject, isFile, quote, meant }) =>
    isFile
      ? `${subject} leads nowhere: in ${file} there is no ${quote(step)}${meant(suggestion)}`
      : 'A fact that nobody has confirmed is not there any more: confirm it first, and then take this out',
  renamed: ({ id, count, lines, suggestion }, { isFile, quote, meant }) => {
    const all = [...lines].map(([file, numbers]) => `${file}:${numbers.join(', ')}`).join('; ')
    return isFile
      ? `nothing is called ${quote(id)} any more, but ${count} lines still name it: ${all}${meant(suggestion)}`
      : `${quote(id)} is still named in ${count} places of the site: choose something else there first`
  },
  'no-such-unit': ({ most }, { subject, isFile }) =>
    `${subject} must be at most ${most}, the number of units of that stay${isFile ? ' (`units` in content/accommodations.yaml)' : ''}`,
  aged: ({ kind, since }, { subject }) => `${subject} ${ages[kind](since)}`,
  foreign: ({ found, country, count }, { subject }) =>
    `${subject} holds “${found}”${count > 1 ? `, and so ${count === 2 ? 'does another text' : `do ${count - 1} others`}` : ''}, but the resort is in ${country}: check that you mean it`,
  'missing-letters': ({ letters, face }, { subject, isFile }) => {
    const signs = letters
      .slice(0, 4)
      .map((letter) => `“${letter}”`)
      .join(' and ')
    const others = letters.length > 4 ? ` and ${letters.length - 4} more` : ''
    const way = isFile ? ', or give the site another typeface (docs/owner.md, "Another resort")' : ''
    return `${subject} holds ${signs}${others}, which the typeface of ${face} does not have: write it with other letters${way}`
  },

  unreadable: ({ says }, { isFile, subject }) =>
    isFile ? says : `${subject} can no longer be read, because another program has changed it. ${changedOutside}`,
  'stray-file': ({ suggestion }, { isFile, meant }) =>
    isFile
      ? `is not a content file, so the site does not use it: rename it, or move it out of this folder${meant(suggestion)}`
      : 'There is a file in the folder of the site’s words that the site does not use. Rename it, or move it out',
  'map-data': ({ says }, { isFile }) =>
    isFile ? says : `The data of the map cannot be used, because another program has changed it. ${changedOutside}`,
  'calendar-address': ({ says }, { isFile }) =>
    isFile ? says : 'The addresses of the calendars cannot be used. Ask whoever typed them in',
  'other-region': (_, { isFile }) =>
    isFile
      ? 'shows another region: the resort and the places of content/location.yaml are not on it. ' +
        'Make a map of your region (docs/map.md), or delete the file: the site then shows a plain map'
      : 'The map shows another region: the resort and the places nearby are not on it',
  'no-pin': ({ of }, { subject, quote }) =>
    `${subject} of ${quote(of)} lie outside of the map: the place has a poster and no pin (docs/map.md)`,
  'off-the-map': ({ of, land: [west, south, east, north], isSwapped }, { isFile, subject, quote }) => {
    const where = `latitudes ${south} to ${north} and longitudes ${west} to ${east}`
    if (!isFile)
      return `${subject} must be on land on the map, ${where}${isSwapped ? '; did you swap latitude and longitude?' : ''}`
    const advice = isSwapped
      ? '; did you swap `lat` and `lon`?'
      : '; correct it, or draw a map that shows it (docs/map.md)'
    return `${subject} of ${of === null ? 'the resort' : quote(of)} must be on the map (assets/map/map.json), ${where}${advice}`
  },
}
