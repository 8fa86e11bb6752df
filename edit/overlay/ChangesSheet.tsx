/** What the owner has done since the last publication: one line for each thing, which can be put back as a whole. */
import { isOfNewEntry } from '../field-path.ts'
import type { Done } from '../unpublished.ts'
import { editor } from '../editor.ts'
import { urlOf, thumbnail } from '../photographs.ts'
import { keyOf } from '../picture-key.ts'
import { Button } from './controls.tsx'
import { Problems } from './FieldParts.tsx'
import { useWindowActions, useRun } from './window-actions.ts'
import { fieldAt, useEditorState } from './editor-state.ts'
import { fill, formatValue } from './fields-on-page.ts'
import { Window } from './Window.tsx'

function Pictures({ before, now }: { before: string | undefined; now: string }) {
  return (
    <div className="ba pics">
      {Object.entries({ ...(before && { Before: before }), Now: now }).map(([when, address]) => (
        <figure key={when}>
          <img className={when.toLowerCase()} src={address} alt={when} />
          <figcaption>{when}</figcaption>
        </figure>
      ))}
    </div>
  )
}

function BeforeAndAfter({ done: { values = [], asked = [], picture, photographBefore } }: { done: Done }) {
  return (
    <div>
      {picture !== undefined && (
        <Pictures before={photographBefore && urlOf(photographBefore)} now={thumbnail(picture)} />
      )}
      {values.map(({ path, title, before, now }) => {
        const [old, fresh] = [keyOf(before), keyOf(now)]
        const isChoice = fieldAt(path)?.kind === 'picture' && old !== fresh && old !== '' && fresh !== ''
        return (
          <div key={path}>
            {values.length > 1 && <p className="small soft">{title}</p>}
            {isChoice ? (
              <Pictures before={thumbnail(old)} now={thumbnail(fresh)} />
            ) : (
              <div className="ba">
                <del>{formatValue(before)}</del>
                <ins>{formatValue(now)}</ins>
              </div>
            )}
          </div>
        )
      })}
      {asked.map(({ path, why }) => (
        <p key={path} className="small soft">
          Confirmed: {fill(why)}
        </p>
      ))}
    </div>
  )
}

export function ChangesSheet() {
  const { openField } = useWindowActions()
  const { done, since, undo } = useEditorState()
  const { run, isBusy, problems } = useRun({ staysOpen: true })

  return (
    <Window title={done.length === 0 ? 'Nothing has changed' : `What changed: ${done.length}`} isBusy={isBusy}>
      <Problems problems={problems} />
      <ol className="rows">
        {done.toReversed().map((each) => {
          const { id, about, values = [], canBePutBack } = each
          const isLast = id === undo?.id
          const path = values.find((value) => fieldAt(value.path))?.path
          return (
            <li key={id}>
              <span className="where">{about}</span>
              <BeforeAndAfter done={each} />
              <div className="acts">
                {path !== undefined && (
                  <Button heard={`: ${about}`} onClick={() => openField(path)}>
                    Go there
                  </Button>
                )}
                {canBePutBack || isLast ? (
                  <Button
                    heard={`: ${about}`}
                    onClick={() => void run(() => editor[canBePutBack ? 'putBack' : 'undo'](id), `Put back: ${about}`)}
                  >
                    Put back
                  </Button>
                ) : (
                  <span className="small soft">
                    {each.picture !== undefined || path === undefined || isOfNewEntry(path)
                      ? 'Undo takes this back, after what came later.'
                      : 'First put back what came later here.'}
                  </span>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      <p className="small soft">{since}</p>
    </Window>
  )
}
