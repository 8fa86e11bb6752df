/** A picture: another photograph, the point that must stay in sight, and words for those who cannot see it. */
import { useEffect, useId, useRef, useState, type PointerEvent } from 'react'
import type { Answer, Change } from '../content-store.ts'
import type { Field } from '../fields.ts'
import { keyOf, nameOfPicture } from '../picture-key.ts'
import { ask } from './channel.ts'
import { keepDraft } from './draft.ts'
import { EntryActs } from './EntryActs.tsx'
import { fieldAt, openAt, refresh, useEditorState } from './editor-state.ts'
import { pathsAt, pictureKey, quietly } from './page.ts'
import { PictureChoices, thumbnail } from './PictureChoices.tsx'
import { EditorIcon } from './EditorIcon.tsx'
import { Window, type OnClose } from './Window.tsx'

type Point = { x: number; y: number }

type Props = {
  image: HTMLImageElement
  onClose: OnClose
  onImage: (image: HTMLImageElement) => void
  onField: (path: string) => void
  onSaid: (sentence: string) => void
}

const pointOf = (value: unknown): Point | undefined =>
  typeof value === 'object' && value !== null && 'focus' in value ? (value.focus as Point) : undefined

/** The socket takes 100, and a photograph grows by a third on its way. */
const mostMegabytes = 60

const clamped = (per: number) => Math.round(Math.min(100, Math.max(0, per)))

/** Every picture of the page that shows this entry of the catalogue. */
const imagesOf = (key: string) =>
  [...document.images].filter((each) => pictureKey(each) === key && each.checkVisibility())

/** The field that chose the picture for this place. */
function choiceOf(image: HTMLImageElement, key: string): Field | undefined {
  const paths = [image, image.closest('picture')].flatMap((each) => (each ? pathsAt(each) : []))
  const fields = paths.flatMap((path) => fieldAt(path) ?? []).filter(({ kind }) => kind === 'picture')
  return fields.find(({ value }) => keyOf(value) === key) ?? fields[0]
}

/** The same view in the evening, or by day. */
function twinOf(key: string): string | undefined {
  const twin = key.endsWith('-evening') ? key.slice(0, -'-evening'.length) : `${key}-evening`
  return fieldAt(`pictures.yaml#${twin}.alt`) ? twin : undefined
}

export function PictureWindow({ image, onClose, onImage, onField, onSaid }: Props) {
  const { fields } = useEditorState()
  // A photograph that is tried changes the address of the picture: its key is read once.
  const [key] = useState(() => pictureKey(image) ?? '')
  const [images] = useState(() => imagesOf(key))
  const [original] = useState(() => image.currentSrc || image.src)
  // What stood there when the window opened: what is changed elsewhere meanwhile is not overwritten.
  const [choice] = useState(() => choiceOf(image, key))
  const [[x, y, alt]] = useState(() =>
    ['focus.x', 'focus.y', 'alt'].map((name) => fieldAt(`pictures.yaml#${key}.${name}`)),
  )
  const own = pointOf(choice?.value)
  const start: Point = own ?? { x: Number(x?.value ?? 50), y: Number(y?.value ?? 50) }
  const [point, setPoint] = useState(start)
  const [isOwn, setOwn] = useState(own !== undefined)
  const [words, setWords] = useState(typeof alt?.value === 'string' ? alt.value : '')
  const [photograph, setPhotograph] = useState<string>()
  /** Where the photograph goes: in place of this picture everywhere, in this place alone, or after it as one more. */
  const [goes, setGoes] = useState<'everywhere' | 'here' | 'after'>('everywhere')
  const isAnother = goes !== 'everywhere'
  const [chosen, setChosen] = useState<string>()
  const [problems, setProblems] = useState<string[]>([])
  const [busy, setBusy] = useState('')
  const [isOver, setOver] = useState(false)
  const isSaved = useRef(false)
  const whole = useRef<HTMLDivElement>(null)
  const altId = useId()
  const shown = photograph ?? original
  const places = fields.filter(({ kind, value }) => kind === 'picture' && keyOf(value) === key)
  const twin = twinOf(key)

  const [entry] = choice?.entries ?? []
  const options = (choice?.options ?? []).filter(
    (each) => each === key || !entry?.another || entry.another.pictures.includes(each),
  )

  const isMoved = point.x !== start.x || point.y !== start.y || isOwn !== (own !== undefined)
  const isDirty = isMoved || words !== alt?.value || photograph !== undefined || chosen !== undefined

  // The photograph has to be chosen once more after the page was loaded anew; words are not lost.
  const path = alt?.path
  const wasWords = alt?.value
  // The page may be loaded anew before a save is answered, too: what is being saved is no draft.
  const isDraft = words !== '' && words !== wasWords && busy === ''
  useEffect(() => {
    keepDraft(path !== undefined && isDraft ? { path, value: words, was: wasWords } : undefined)
  }, [path, words, wasWords, isDraft])
  useEffect(() => () => keepDraft(undefined), [])

  // The page shows the crop while the point is dragged.
  useEffect(() => {
    const shownAt = goes === 'after' ? [] : isOwn || isAnother ? [image] : images
    quietly(() => {
      for (const each of shownAt) {
        each.style.objectPosition = `${point.x}% ${point.y}%`
      }
    })
    return () =>
      quietly(() => {
        for (const each of shownAt) each.style.removeProperty('object-position')
      })
  }, [image, images, point, isOwn, isAnother, goes])

  useEffect(() => {
    if (photograph === undefined) return undefined
    const sources = (goes === 'after' ? [] : isAnother ? [image] : images).flatMap((each) => [
      each,
      ...(each.closest('picture')?.querySelectorAll('source') ?? []),
    ])
    const before = sources.map((each) => each.getAttribute('srcset'))
    quietly(() => sources.forEach((each) => each.setAttribute('srcset', photograph)))
    return () => {
      if (isSaved.current) return
      quietly(() =>
        sources.forEach((each, index) => {
          const addresses = before[index]
          if (typeof addresses === 'string') each.setAttribute('srcset', addresses)
          else each.removeAttribute('srcset')
        }),
      )
    }
  }, [image, images, photograph, isAnother, goes])

  useEffect(() => () => URL.revokeObjectURL(photograph ?? ''), [photograph])

  const follow = ({ clientX, clientY, buttons }: PointerEvent) => {
    const box = whole.current?.querySelector('img')?.getBoundingClientRect()
    if (!box || buttons !== 1) return
    setPoint({
      x: clamped(((clientX - box.left) / box.width) * 100),
      y: clamped(((clientY - box.top) / box.height) * 100),
    })
  }

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    if (file.size > mostMegabytes * 1e6)
      return setProblems([
        `The photograph has ${Math.round(file.size / 1e6)} MB; at most ${mostMegabytes} are taken. Export it as JPEG, or smaller.`,
      ])
    setBusy('The photograph is being looked at …')
    setProblems([])
    const data = await new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(reader.result as string))
      reader.readAsDataURL(file)
    })
    const { problems: found } = await ask('stagePicture', { key, data })
    setBusy('')
    setProblems(found)
    if (found.length > 0) return
    setPhotograph(URL.createObjectURL(file))
    // Another photograph shows something else.
    setWords('')
    setPoint({ x: 50, y: 50 })
  }

  async function run(work: () => Promise<Answer>, said: string, meanwhile = 'Saving …'): Promise<void> {
    setBusy(meanwhile)
    const { problems: found } = await work()
    isSaved.current = found.length === 0
    // Whoever opens this picture next sees what stands there now.
    await refresh()
    setBusy('')
    setProblems(found)
    if (found.length > 0) return
    onSaid(said)
    onClose()
  }

  async function takeOut(which: string): Promise<void> {
    setBusy('Saving …')
    const { problems: found } = await ask('removePicture', { key: which })
    setBusy('')
    setProblems(found)
    if (found.length === 0) onSaid(`“${nameOfPicture(which)}” is out of the catalogue.`)
    await refresh()
  }

  async function leaveOut(place: Field): Promise<void> {
    await run(
      () => ask('save', [{ path: place.path, ...(place.mayBe === 'empty' && { value: null }), was: place.value }]),
      'Saved.',
    )
  }

  async function save(): Promise<void> {
    const changes: Change[] = []
    if (chosen !== undefined && choice) changes.push({ path: choice.path, value: chosen, was: choice.value })
    else {
      if (choice && isOwn && (isMoved || photograph))
        changes.push({ path: choice.path, value: { key, focus: point }, was: choice.value })
      if (choice && !isOwn && own) changes.push({ path: choice.path, value: key, was: choice.value })
      if (!isOwn && x && x.value !== point.x) changes.push({ path: x.path, value: point.x, was: x.value })
      if (!isOwn && y && y.value !== point.y) changes.push({ path: y.path, value: point.y, was: y.value })
      if (alt && words !== alt.value) changes.push({ path: alt.path, value: written, was: alt.value })
    }
    const place = choice && { path: choice.path, was: choice.value }
    const isAlone = places.length === 1 && (goes === 'here' || (chosen !== undefined && chosen !== key))
    await run(
      () =>
        photograph && isAnother && place
          ? ask('addPicture', {
              key,
              place,
              alt: written,
              focus: point,
              ...(goes === 'after' && entry && { after: { path: entry.path, count: entry.count } }),
            })
          : ask('savePicture', { key, changes, isNew: photograph !== undefined }),
      isAlone ? `Saved. No page shows “${nameOfPicture(key)}” any more; it stays in the catalogue.` : 'Saved.',
      photograph && 'The photograph is being prepared in every size …',
    )
  }

  const [fact] = choice ? openAt(choice.path) : []
  const written = words.replaceAll(/\s+/g, ' ').trim()
  const spare = (choice?.options ?? []).filter(
    (each) => !fields.some(({ kind, value }) => kind === 'picture' && keyOf(value) === each),
  )
  const needsWords = words.trim().length < (alt?.min ?? 1)
  const crops = images.slice(0, 4)

  return (
    <Window
      title={`Picture: ${nameOfPicture(key)}`}
      where={[...(choice?.where ?? []), places.length > 1 ? `and ${places.length - 1} more` : '']
        .filter(Boolean)
        .join(' › ')}
      beside={() => image.getBoundingClientRect()}
      isWide
      isDirty={isDirty}
      onClose={onClose}
    >
      {fact && (
        <div className="note">
          <p className="label">Nobody has confirmed this</p>
          <p>{fact.why}</p>
        </div>
      )}
      <div className="columns">
        <div>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its button is moved by keys */}
          <div
            ref={whole}
            className="focal"
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId)
              follow(event)
            }}
            onPointerMove={follow}
          >
            <img src={shown} alt="" />
            <button
              type="button"
              style={{ left: `${point.x}%`, top: `${point.y}%` }}
              aria-label={`The point that must stay in view: ${point.x} % across, ${point.y} % down. Arrow keys move it.`}
              onKeyDown={(event) => {
                const step = event.shiftKey ? 10 : 1
                const [across, down] = {
                  ArrowLeft: [-step, 0],
                  ArrowRight: [step, 0],
                  ArrowUp: [0, -step],
                  ArrowDown: [0, step],
                }[event.key] ?? [0, 0]
                if (across === 0 && down === 0) return
                event.preventDefault()
                setPoint({ x: clamped(point.x + across!), y: clamped(point.y + down!) })
              }}
            />
          </div>
          <p className="small soft">Drag the ring to what must stay in view.</p>
          {choice && !isAnother && (
            <label className="switch small">
              <input type="checkbox" checked={isOwn} onChange={({ target }) => setOwn(target.checked)} />
              Only in this place
            </label>
          )}
          <div className="crops">
            {crops.map((each, index) => {
              const { width, height } = each.getBoundingClientRect()
              return (
                // The order of the page does not change while the window is open.
                // oxlint-disable-next-line react/no-array-index-key
                <figure key={index}>
                  <img
                    src={shown}
                    alt=""
                    style={{ aspectRatio: `${width} / ${height || 1}`, objectPosition: `${point.x}% ${point.y}%` }}
                  />
                  <figcaption>{each === image ? 'Here' : 'Also on this page'}</figcaption>
                </figure>
              )
            })}
          </div>
        </div>
        <div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is dropped on it can be chosen as well */}
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
              void take(event.dataTransfer.files[0])
            }}
          >
            <EditorIcon name="picture" />
            Drop a photograph, or choose
            <input
              className="heard"
              type="file"
              accept="image/*"
              onChange={({ target }) => void take(target.files?.[0])}
            />
          </label>
          {photograph && choice && (
            <div role="radiogroup" aria-label="Where it goes">
              <label className="switch">
                <input
                  type="radio"
                  name={altId}
                  checked={goes === 'everywhere'}
                  onChange={() => setGoes('everywhere')}
                />
                In place of this picture{places.length > 1 ? `, in all ${places.length} places` : ''}
              </label>
              <label className="switch">
                <input type="radio" name={altId} checked={goes === 'here'} onChange={() => setGoes('here')} />
                As another picture, here alone
              </label>
              {entry?.another && entry.count < entry.max && (
                <label className="switch">
                  <input type="radio" name={altId} checked={goes === 'after'} onChange={() => setGoes('after')} />
                  As one more, after this one
                </label>
              )}
            </div>
          )}
          <div>
            <label className="label" htmlFor={altId}>
              Words for those who cannot see it
            </label>
            <textarea
              id={altId}
              className="write"
              rows={3}
              value={words}
              aria-invalid={needsWords}
              placeholder={photograph ? 'What does the new photograph show?' : undefined}
              onChange={({ target }) => setWords(target.value)}
            />
          </div>
          <div className="meter">
            <span>
              {alt?.min} to {alt?.max} characters
            </span>
            <span className="n">
              {words.length} / {alt?.max}
            </span>
          </div>
          {twin && (
            <div className="acts">
              <img src={thumbnail(twin)} alt="" width="88" />
              <span className="small">
                <span className="label">{twin.endsWith('-evening') ? 'Evening twin' : 'Twin by day'}</span>
              </span>
              <button type="button" className="b end" onClick={() => openTwin(twin, onImage, onField)}>
                Change
              </button>
            </div>
          )}
          {choice && (
            <details>
              <summary className="label">Show another picture here</summary>
              <PictureChoices label="Pictures" keys={options} value={chosen ?? choice.value} onValue={setChosen} />
              {spare.map((each) => (
                <div key={each} className="tick plain">
                  <span>No page shows “{nameOfPicture(each)}”.</span>
                  <button type="button" className="b" disabled={busy !== ''} onClick={() => void takeOut(each)}>
                    Take it out<span className="heard">: {nameOfPicture(each)}</span>
                  </button>
                </div>
              ))}
            </details>
          )}
        </div>
      </div>
      <div className={problems.length > 0 || busy ? 'bad' : 'heard'} aria-live="polite">
        {busy && <p className="soft">{busy}</p>}
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </div>
      <div className="acts">
        <button
          type="button"
          className="b go"
          disabled={!isDirty || busy !== '' || needsWords}
          onClick={() => void save()}
        >
          Save
        </button>
        <button type="button" className="b" onClick={() => onClose()}>
          Cancel
        </button>
        {choice?.mayBe && (
          <button type="button" className="b bare end" disabled={busy !== ''} onClick={() => void leaveOut(choice)}>
            Show none here
          </button>
        )}
        {choice && entry && !entry.another && (
          <button type="button" className="b bare end" onClick={() => onField(choice.path)}>
            Its place in the list
          </button>
        )}
      </div>
      {entry?.another && (
        <EntryActs
          entry={entry}
          isBusy={isDirty || busy !== ''}
          onChange={(wish, said) => void run(() => ask('changeList', wish), said)}
        />
      )}
    </Window>
  )
}

/** The twin where it is seen; otherwise its words. */
function openTwin(twin: string, onImage: (image: HTMLImageElement) => void, onField: (path: string) => void): void {
  const seen = [...document.images].find((each) => pictureKey(each) === twin)
  if (seen) onImage(seen)
  else onField(`pictures.yaml#${twin}.alt`)
}
