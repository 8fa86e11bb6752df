/** Takes a photograph: dropped, or chosen. */
import { useState } from 'react'
import { EditorIcon } from './controls.tsx'

/** The socket takes 100, and a photograph grows by a third on its way. */
const mostMegabytes = 60

/** Why it cannot be taken; undefined where it can. */
export function tooBig({ size }: File): string | undefined {
  if (size <= mostMegabytes * 1e6) return undefined
  return `The photograph is ${Math.round(size / 1e6)} MB; the limit is ${mostMegabytes} MB. Export it as JPEG, or smaller.`
}

export const dataOf = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.readAsDataURL(file)
  })

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
