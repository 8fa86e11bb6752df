/** Everything on this page, and on all pages by words that are searched. */
import { useState } from 'react'
import type { Field } from '../owner-fields.ts'
import { Search } from './controls.tsx'
import { FieldRow } from './FieldParts.tsx'
import { hasWindow, useEditorState } from './editor-state.ts'
import { pageAddressOf } from './find-field.ts'
import { pathsAt, within } from './fields-of-texts.ts'
import { formatValue } from './fields-on-page.ts'
import { Window } from './Window.tsx'

/** Every field of this page, also those only screen readers and machines read; with words to search, of all pages. */
export function PageSheet({ words: first = '' }: { words?: string | undefined }) {
  const { fields } = useEditorState()
  const [wanted, setWanted] = useState(first)
  const [onPage] = useState(() => {
    const own = fields.filter(({ path }) => pageAddressOf(path) === location.pathname)
    return new Set([...[...within(document)].flatMap(pathsAt), ...own.map(({ path }) => path)])
  })
  const words = wanted.trim().toLowerCase()
  const isFound = ({ title, more = '', alsoCalled = '', where, value }: Field) => {
    const said = `${title} ${more} ${alsoCalled} ${where.join(' ')} ${formatValue(value)}`.toLowerCase()
    return words.split(/\s+/).every((word) => said.includes(word))
  }
  /** Titles that begin with the searched words come first. */
  const isMeant = (field: Field) => words !== '' && field.title.toLowerCase().startsWith(words)
  const found = fields
    .filter((field) => hasWindow(field) && (words === '' ? onPage.has(field.path) : isFound(field)))
    .toSorted((a, b) => Number(isMeant(b)) - Number(isMeant(a)))
  const title = words === '' ? `On this page: ${found.length}` : `Found on all pages: ${found.length}`
  const [own, technical] = [found.filter((each) => !each.isTechnical), found.filter((each) => each.isTechnical)]
  return (
    <Window title={title}>
      <output className="heard">{words === '' ? '' : title}</output>
      <Search label="Find on all pages: a word, a number, a field" text={wanted} onText={setWanted} />
      <FieldRows fields={own} />
      {technical.length > 0 && (
        <details>
          <summary>For the technician: {technical.length}</summary>
          <FieldRows fields={technical} />
        </details>
      )}
    </Window>
  )
}

function FieldRows({ fields }: { fields: readonly Field[] }) {
  const groups = Map.groupBy(fields.slice(0, 400), ({ where }) => where.slice(0, 2).join(' › '))
  return [...groups].map(([where, group]) => (
    <section key={where} aria-label={where}>
      <h3>{where}</h3>
      <ul className="rows">
        {group.map((field) => (
          <li key={field.path}>
            <FieldRow field={field} label={[...field.where.slice(2), field.title].join(' › ')} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
