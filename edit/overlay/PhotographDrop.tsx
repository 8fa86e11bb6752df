/** Takes a photograph: dropped, or chosen. */
import { useState } from 'react'
import { EditorIcon } from './controls.tsx'

export function PhotographDrop({ onFile }: { onFile: (file: File | undefined) => void }) {
  const [isOver, setOver] = useState(false)
  return (
    <label className={isOver ? 'drop over' : 'drop'}>
      <EditorIcon name="picture" />
      Drop a photograph, or choose
      {/* It covers the label unseen, and browsers let a file be dropped on it. */}
      <input
        type="file"
        // Not every system counts HEIC among the images.
        accept="image/*,.heic,.heif"
        onChange={({ target }) => onFile(target.files?.[0])}
        // The same file may be chosen again, once it was exported anew.
        onClick={({ currentTarget }) => void (currentTarget.value = '')}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      />
    </label>
  )
}
