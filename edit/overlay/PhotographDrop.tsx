/** Takes a photograph: dropped, or chosen. */
import { useEffect, useState } from 'react'
import { EditorIcon } from './EditorIcon.tsx'

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

/** In milliseconds: nothing is heard while the window of the system closes in which the photograph was chosen. */
const untilBack = 1_000

type DropProps = {
  /** The one that was taken. */
  photograph: string | undefined
  onFile: (file: File | undefined) => void
}

export function PhotographDrop({ photograph, onFile }: DropProps) {
  const [isOver, setOver] = useState(false)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (photograph === undefined) return undefined
    const sentence = 'The photograph is in place. Next, describe it for guests who can’t see it.'
    const wait = setTimeout(() => setSaid(sentence), untilBack)
    return () => {
      clearTimeout(wait)
      setSaid('')
    }
  }, [photograph])
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it can be chosen as well */}
      <label
        className={isOver ? 'drop over' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          onFile(event.dataTransfer.files[0])
        }}
      >
        <EditorIcon name="picture" />
        Drop a photograph, or choose
        <input
          className="heard"
          type="file"
          // Not every system counts HEIC among the images.
          accept="image/*,.heic,.heif"
          onChange={({ target }) => onFile(target.files?.[0])}
        />
      </label>
      <output className="heard">{said}</output>
    </>
  )
}
