/** W12: an id that was changed in its own place is told once, with all lines that name the old one. */
import { expect, test } from 'vitest'
import { copyContent, soundContent } from './content-copy.ts'

const copy = copyContent()
const { accommodations, enjoyments, location } = soundContent()
const [stay] = accommodations.stays
const [experience] = enjoyments.experiences
const [place] = location.nearby.places

/** A line of home.yaml that names it, beside those that the content has; and one of unconfirmed.yaml. */
function name(placeholder: string, path: string): void {
  copy.write('home.yaml', copy.set('home.yaml', ['about', 'kicker'], `{{${placeholder}}}`).text)
  copy.write(
    'unconfirmed.yaml',
    copy.edit('unconfirmed.yaml', (document) =>
      document.add(document.createNode({ path, why: 'Is it what the order says?' })),
    ).text,
  )
}

const entries = [
  ['accommodations.yaml', ['stays', 0], stay?.id, `sum ${stay?.id}`, `accommodations.yaml#stays.${stay?.id}.size`],
  [
    'enjoyments.yaml',
    ['experiences', 0],
    experience?.id,
    `experience ${experience?.id}`,
    `enjoyments.yaml#experiences.${experience?.id}.ink`,
  ],
  [
    'location.yaml',
    ['nearby', 'places', 0],
    place?.id,
    `minutes ${place?.id}`,
    `location.yaml#nearby.places.${place?.id}.ink`,
  ],
] as const

test.each(entries.filter(([, , id]) => id !== undefined))('W12 %s', (file, path, old, placeholder, unconfirmed) => {
  const before = ['home.yaml', 'unconfirmed.yaml'].map((each) => [each, copy.read(each)] as const)
  try {
    name(placeholder, unconfirmed)
    const { text, problems } = copy.set(file, [...path, 'id'], 'quite-another')
    const line = text.split('\n').findIndex((each) => each.endsWith('id: quite-another')) + 1
    expect(problems).toEqual([expect.any(String)])
    const [, count, lines = ''] =
      /^content\/(?:.*) any more, but (\d+) lines still name it: (.*); did you mean `quite-another`\?$/.exec(
        problems[0] ?? '',
      ) ?? []
    expect(problems[0]).toMatch(
      new RegExp(`^content/${file}, line ${line}: nothing is called \`${old}\` any more, but `),
    )
    expect(lines.replaceAll(/content\/[\w-]+\.yaml:/g, '').match(/\d+/g)).toHaveLength(Number(count))
    const kicker =
      copy
        .read('home.yaml')
        .split('\n')
        .findIndex((each) => each.includes(`kicker: "{{${placeholder}}}"`)) + 1
    expect(lines).toMatch(new RegExp(`content/home\\.yaml:(?:\\d+, )*${kicker}\\b`))
    expect(lines).toContain('content/unconfirmed.yaml:')
  } finally {
    for (const [each, was] of before) copy.write(each, was)
  }
})

test('W12 an entry that is gone for good is told once as well', () => {
  const { problems } = copy.remove('accommodations.yaml', ['stays', 0])
  expect(problems.filter((each) => each.includes(`\`${stay?.id}\``))).toHaveLength(1)
})
