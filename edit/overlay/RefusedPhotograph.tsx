/** After a photograph was refused: nothing is saved until its owner has chosen another one, or the picture before. */
export function RefusedPhotograph({ hasOne, onKeep }: { hasOne: boolean; onKeep: () => void }) {
  return (
    <div className="acts">
      <span className="small soft">Choose another photograph, or</span>
      <button type="button" className="b" onClick={onKeep}>
        {hasOne ? 'Keep the previous one' : 'Keep the current picture'}
      </button>
    </div>
  )
}
