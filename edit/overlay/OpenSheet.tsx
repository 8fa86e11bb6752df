/** *Start here*: what nobody has confirmed or answered, one thing after the other; what is left of a page, at once. */
import { useState } from 'react'
import { editor } from '../editor.ts'
import type { Field } from '../owner-fields.ts'
import type { Open } from '../open-facts.ts'
import { Button } from './controls.tsx'
import { adviceOn, asItIs, FieldRow, Problems } from './FieldParts.tsx'
import { useRun, useWindowActions } from './window-actions.ts'
import { useEditorState } from './editor-state.ts'
import { goTo, pageAddressOf } from './find-field.ts'
import { Window } from './Window.tsx'

/** What was put off since the editor was opened, in that order. */
let putOff: string[] = []

/** @param back the field that was opened from here */
export function OpenSheet({ back }: { back: string | undefined }) {
  const { close, toggle } = useWindowActions()
  const { open, settled } = useEditorState()
  const [later, setLater] = useState(putOff)
  const { run, isBusy, problems } = useRun({ staysOpen: true })
  const asked = [...Map.groupBy(open, ({ together }) => together)].toSorted(
    ([one], [other]) => later.indexOf(one) - later.indexOf(other),
  )
  const [[together, facts] = ['', []]] = asked
  const [first] = facts
  if (!first)
    return (
      <Window title="Everything is confirmed">
        <Button look="go" onClick={() => toggle('publish')}>
          Publish
        </Button>
      </Window>
    )
  const postpone = () => {
    putOff = [...putOff.filter((each) => each !== together), together]
    setLater(putOff)
  }
  const all = settled + open.length
  const isPage = facts.length > 1
  // A page is confirmed by somebody who is looking at it.
  const address = isPage ? pageAddressOf(first.path) : undefined
  const isElsewhere = address !== undefined && address !== location.pathname
  const ofPage = isElsewhere ? `Read “${together}”` : 'All of this is right'
  const right = isPage ? ofPage : asItIs(first)
  const advice = isElsewhere
    ? 'Read the page, and press what is wrong to change it. Then come back with “Unconfirmed”.'
    : adviceOn(first)
  const press = () =>
    isElsewhere
      ? goTo(address).then(() => close())
      : run(() => editor.confirm(facts.map(({ path }) => path)), `Confirmed: ${settled + facts.length} of ${all}`)
  return (
    // The next one is a window of its own, so that it is heard from its title on.
    <Window
      key={together}
      title={isPage ? `${together}: is all of this right?` : first.why}
      where={`Start here: ${settled} of ${all} · ${first.about}`}
      isBusy={isBusy}
    >
      {!isElsewhere && (
        <ul className="rows">
          {facts.map((fact) => (
            <OpenRow key={fact.path} fact={fact} isOfMany={isPage} back={back} />
          ))}
        </ul>
      )}
      <div className="foot">
        <Problems problems={problems} />
        {advice && <p className="small">{advice}</p>}
        <div className="acts">
          {right !== undefined && (
            <Button look={isPage || first.now.some(Boolean) ? 'go' : ''} onClick={() => void press()}>
              {right}
            </Button>
          )}
          {asked.length > 1 && <Button onClick={postpone}>Later</Button>}
        </div>
      </div>
    </Window>
  )
}

/** What all these ways begin with. */
function sharedWay([first = [], ...others]: readonly string[][]): string[] {
  const end = first.findIndex((step, index) => others.some((other) => other[index] !== step))
  return end === -1 ? first : first.slice(0, end)
}

/** What the site says of it, field by field; of many only the beginning, because the page itself is read. */
function OpenRow({ fact, isOfMany, back }: { fact: Open; isOfMany: boolean; back: string | undefined }) {
  const { why, fields } = fact
  const shared = fields.length > 1 ? sharedWay(fields.map(({ where }) => where)) : []
  const labelOf = ({ where, title }: Field) =>
    [...where.slice(shared.length || 1), ...(isOfMany && fields.length === 1 ? [] : [title])].join(' › ')
  const isWanted = ({ value }: Field) => !isOfMany && ((value ?? '') === '' || asItIs(fact) === undefined)
  return (
    <li>
      {isOfMany && <p>{why}</p>}
      {shared.length > 1 && <p className="small soft">{shared.slice(1).join(' › ')}</p>}
      {fields.map((field) => (
        <FieldRow
          key={field.path}
          field={field}
          label={labelOf(field)}
          from={{ sheet: 'open', at: field.path }}
          data-back={field.path === back}
          look={isWanted(field) ? 'go' : ''}
          isClipped={isOfMany}
        />
      ))}
    </li>
  )
}
