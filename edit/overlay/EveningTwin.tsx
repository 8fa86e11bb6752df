/** The same view in the evening, or by day. */
import { thumbnail } from './PictureChoices.tsx'

export function EveningTwin({ twin, onOpen }: { twin: string; onOpen: () => void }) {
  const name = twin.endsWith('-evening') ? 'Evening twin' : 'Twin by day'
  return (
    <div className="acts">
      <img src={thumbnail(twin)} alt="" width="88" />
      <span className="small">
        <span className="label">{name}</span>
      </span>
      <button type="button" className="b end" onClick={onOpen}>
        Change<span className="heard"> the {name.toLowerCase()}</span>
      </button>
    </div>
  )
}
