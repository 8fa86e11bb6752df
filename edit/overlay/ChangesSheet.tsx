/** What has changed, before and after, in words and as pictures. */
import { useState } from 'react'
import type { Difference } from '../changes.ts'
import { keyOf, nameOfPicture } from '../picture-key.ts'
import { ask } from './channel.ts'
import { formatValue } from './format-value.ts'
import { thumbnail } from './PictureChoices.tsx'
import { fieldOf, refresh, useEditorState } from './editor-state.ts'
import { dropEarly } from './page.ts'
import { Window, type OnClose } from './Window.tsx'

type Props = { onClose: OnClose; onField: (path: string) => void; onSaid: (sentence: string) => void }

function Pictures({ before, now }: { before: string; now: string }) {
  return (
    <div className="ba pics">
      <figure>
        <img src={before} alt="Before" />
        <figcaption>Before</figcaption>
      </figure>
      <figure>
        <img className="now" src={now} alt="Now" />
        <figcaption>Now</figcaption>
      </figure>
    </div>
  )
}

function BeforeAndAfter({ difference }: { difference: Difference }) {
  switch (difference.kind) {
    case 'picture':
      return <Pictures before={thumbnail(difference.key, 'before')} now={thumbnail(difference.key)} />
    case 'confirmed':
      return (
        <p>
          Confirmed: <del>{difference.why}</del>
        </p>
      )
    case 'value': {
      const { before, now, field } = difference
      const [old, fresh] = [keyOf(before ?? undefined), keyOf(now ?? undefined)]
      if (field.kind === 'picture' && old !== fresh) return <Pictures before={thumbnail(old)} now={thumbnail(fresh)} />
      return (
        <div className="ba">
          <del>{field.kind === 'picture' ? JSON.stringify(before) : formatValue(before)}</del>
          <ins>{field.kind === 'picture' ? JSON.stringify(now) : formatValue(now)}</ins>
        </div>
      )
    }
    default:
      return (
        <div className="ba">
          {difference.kind === 'added' ? (
            <ins>{formatValue(difference.field.value)}</ins>
          ) : (
            <del>{formatValue(difference.field.value)}</del>
          )}
        </div>
      )
  }
}

const placeOf = (difference: Difference): string => {
  if (difference.kind === 'picture') return `Picture: ${nameOfPicture(difference.key)}`
  const field = difference.kind === 'confirmed' ? fieldOf(difference) : difference.field
  return field
    ? [...field.where, field.title].join(' › ')
    : difference.path.replace('.yaml#', ' › ').replaceAll('.', ' › ')
}

export function ChangesSheet({ onClose, onField, onSaid }: Props) {
  const { differences, since } = useEditorState()
  const [problem, setProblem] = useState('')

  const putBack = async (difference: Difference) => {
    const answer =
      difference.kind === 'picture'
        ? await ask('putPictureBack', { key: difference.key })
        : await ask('putBack', { path: difference.path })
    setProblem(answer.problems[0] ?? '')
    if (answer.problems.length === 0) {
      dropEarly()
      onSaid('It is as it was.')
    }
    await refresh()
  }

  return (
    <Window
      title={differences.length === 0 ? 'Nothing has changed' : `What changed: ${differences.length}`}
      onClose={onClose}
    >
      <p className="bad" aria-live="polite">
        {problem}
      </p>
      <ol className="rows">
        {differences.map((difference) => (
          <li key={`${difference.kind} ${difference.path}`}>
            <span className="where">{placeOf(difference)}</span>
            <BeforeAndAfter difference={difference} />
            <div className="acts">
              {difference.kind === 'value' && (
                <button
                  type="button"
                  className="b"
                  onClick={() => onField(fieldOf(difference)?.path ?? difference.path)}
                >
                  Go there
                </button>
              )}
              {(difference.kind === 'value' || (difference.kind === 'picture' && !difference.isNew)) && (
                <button type="button" className="b" onClick={() => void putBack(difference)}>
                  Put back<span className="heard">: {placeOf(difference)}</span>
                </button>
              )}
            </div>
          </li>
        ))}
      </ol>
      <p className="small soft">{since}</p>
    </Window>
  )
}
