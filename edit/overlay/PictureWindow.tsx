/** A picture: another photograph, the point that must stay in sight, and words for those who cannot see it. */
import { useId, useRef, useState } from 'react'
import type { Answer, Change } from '../answers.ts'
import { isOfAnotherEntry } from '../field-path.ts'
import type { Field } from '../fields.ts'
import { keyOf, middle, nameOfPicture, type Choice } from '../picture-key.ts'
import { ask } from './channel.ts'
import { EntryActs } from './EntryActs.tsx'
import { fieldAt, openAt, refresh, useEditorState } from './editor-state.ts'
import { Crops, FocalPoint } from './FocalPoint.tsx'
import { dataOf, PhotographDrop, tooBig, WhereItGoes, type Goes } from './PhotographDrop.tsx'
import { thumbnail } from './PictureChoices.tsx'
import { choiceOf, imagesOf, placesInWords } from './pictures-on-page.ts'
import { AnotherPicture, captionsOf, PictureCaption, PictureWords } from './PictureParts.tsx'
import { told } from './said.ts'
import { useShownCrop, useShownPhotograph } from './use-shown-picture.ts'
import { Window, type OnClose } from './Window.tsx'

type Props = {
  image: HTMLImageElement
  pictureKey: string
  /** The field that chose it, where another picture is seen on this screen. */
  path?: string | undefined
  onClose: OnClose
  onField: (path: string) => void
  onSaid: (sentence: string) => void
}

const none: readonly HTMLImageElement[] = []

export function PictureWindow(props: Props) {
  const { image, pictureKey: key, onClose, onField, onSaid } = props
  const { fields } = useEditorState()
  const [images] = useState(() => imagesOf(key))
  const [original] = useState(() => image.currentSrc || image.src)
  // As they were when the window opened: a change from elsewhere is not overwritten.
  const [choice] = useState(() => (props.path === undefined ? choiceOf(image, key) : fieldAt(props.path)))
  const [alt] = useState(() => fieldAt(`pictures.yaml#${key}.alt`))
  const [places] = useState(() => fields.filter(({ kind, value }) => kind === 'picture' && keyOf(value) === key))
  const [start] = useState(() => ((choice ?? places[0])?.value as Choice | undefined)?.focus ?? middle)
  const [point, setPoint] = useState(start)
  const [words, setWords] = useState(() => (alt?.value ?? '') as string)
  const [captioned, setCaptioned] = useState<Record<string, string>>({})
  const [staged, setStaged] = useState<string>()
  const photograph = staged && thumbnail(staged, 'staged')
  // A stay that was copied shows the pictures of the other until it has its own.
  const [goes, setGoes] = useState<Goes>(choice && isOfAnotherEntry(choice, places) ? 'here' : 'everywhere')
  const isAnother = photograph !== undefined && goes !== 'everywhere'
  const [chosen, setChosen] = useState<Choice>()
  const [problems, setProblems] = useState<string[]>([])
  const [busy, setBusy] = useState('')
  const isSaved = useRef(false)
  const whereabouts = useId()
  const shown = photograph ?? original

  const [entry] = choice?.entries ?? []
  const isMoved = point.x !== start.x || point.y !== start.y
  // Another photograph has its point elsewhere too.
  const isEverywhere = !choice || (photograph !== undefined && goes === 'everywhere')
  const isDirty = isMoved || words !== alt?.value || photograph !== undefined || chosen !== undefined

  // The page shows the crop while the point is dragged, and the photograph while it is tried.
  const [here] = useState(() => [image])
  useShownCrop(goes === 'after' ? none : isEverywhere ? images : here, point)
  useShownPhotograph(goes === 'after' ? none : isAnother ? here : images, photograph, isSaved)

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    const problem = tooBig(file)
    if (problem !== undefined) return setProblems([problem])
    setBusy('Checking the photograph …')
    setProblems([])
    const answer = await ask<Answer & { staged?: string }>('stagePicture', { key, data: await dataOf(file) })
    setBusy('')
    setProblems(answer.problems)
    if (!('staged' in answer)) return
    setStaged(answer.staged)
    // Another photograph shows something else. What was typed while it was checked stays.
    setWords((now) => (now === alt?.value ? '' : now))
    setPoint(middle)
  }

  async function run(work: () => Promise<Answer>, said: string, meanwhile = 'Saving …'): Promise<void> {
    setBusy(meanwhile)
    const { problems: found, opened } = await told(work, said)
    isSaved.current = found.length === 0
    // The next window of this picture shows what was saved.
    await refresh()
    setBusy('')
    setProblems(found)
    if (found.length > 0) return
    onSaid(said)
    onClose()
    if (opened !== undefined) onField(opened)
  }

  async function leaveOut(place: Field): Promise<void> {
    await run(
      () => ask('save', [{ path: place.path, ...(place.mayBe === 'empty' && { value: null }), was: place.value }]),
      'Saved.',
    )
  }

  async function save(): Promise<void> {
    const captions = captionsOf(choice).flatMap(({ path: at, value: was }): Change[] => {
      const now = photograph === undefined ? was : (captioned[at] ?? was)
      return now === was || was === undefined ? [] : [{ path: at, value: now!, was }]
    })
    const changes = [...captions]
    if (chosen !== undefined && choice) changes.push({ path: choice.path, value: chosen, was: choice.value })
    else {
      const cropped = isMoved ? (isEverywhere ? places : [choice]) : []
      for (const { path, value } of cropped) changes.push({ path, value: { key, focus: point }, was: value })
      if (alt && words !== alt.value) changes.push({ path: alt.path, value: written, was: alt.value })
    }
    const place = choice && { path: choice.path, was: choice.value }
    const isAlone = places.length === 1 && (goes === 'here' || (chosen !== undefined && chosen.key !== key))
    await run(
      () =>
        photograph && isAnother && place
          ? ask('addPicture', {
              key,
              staged,
              place,
              captions,
              alt: written,
              focus: point,
              ...(goes === 'after' && entry && { after: { path: entry.path, count: entry.count } }),
            })
          : ask('savePicture', { key, changes, staged }),
      isAlone
        ? `Saved. No page shows “${nameOfPicture(key)}” any more, but it’s still in the catalogue.`
        : `Saved: picture ${nameOfPicture(key)}.`,
      photograph && 'Preparing the photograph in every size …',
    )
  }

  const [fact] = choice ? openAt(choice.path) : []
  const written = words.replaceAll(/\s+/g, ' ').trim()
  const needsWords = words.trim().length < (alt?.min ?? 1)

  return (
    <Window
      title={`Picture: ${nameOfPicture(key)}`}
      where={placesInWords(choice, places.length)}
      whereId={whereabouts}
      beside={() => image.getBoundingClientRect()}
      isWide
      isDirty={isDirty}
      isBusy={busy !== ''}
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
          <PhotographDrop photograph={photograph} onFile={(file) => void take(file)} />
          <FocalPoint name={nameOfPicture(key)} about={whereabouts} picture={shown} point={point} onPoint={setPoint} />
          <Crops picture={shown} point={point} images={isEverywhere ? images.slice(0, 4) : here} here={image} />
        </div>
        <div>
          {photograph && choice && (
            <WhereItGoes
              goes={goes}
              count={places.length}
              mayComeAfter={entry?.another !== undefined && entry.count < entry.max}
              onGoes={setGoes}
            />
          )}
          <PictureWords
            words={words}
            limits={alt}
            isWrong={needsWords}
            isNew={photograph !== undefined}
            onWords={setWords}
          />
          {photograph && goes !== 'after' && (
            <PictureCaption
              captions={captionsOf(choice)}
              onWords={(at, now) => setCaptioned({ ...captioned, [at]: now })}
              onEnter={() => void save()}
            />
          )}
          {choice && <AnotherPicture choice={choice} chosen={chosen} onChoose={setChosen} />}
        </div>
      </div>
      <div className="foot">
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
              Show no picture here
            </button>
          )}
          {choice && entry && !entry.another && (
            <button type="button" className="b bare end" onClick={() => onField(choice.path)}>
              Its place in the list
            </button>
          )}
        </div>
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
