/** A picture: another photograph, the point that must stay in sight, and words for those who cannot see it. */
import { useId, useRef, useState } from 'react'
import type { Answer, Change } from '../answers.ts'
import { isOfAnotherEntry } from '../field-path.ts'
import type { Field } from '../fields.ts'
import { keyOf, middle, nameOfPicture, type Choice } from '../picture-key.ts'
import { Button } from './Button.tsx'
import { ask } from './channel.ts'
import { useDesk, type Run } from './desk.ts'
import { EntryActs } from './EntryActs.tsx'
import { OpenNotes, Problems } from './FieldParts.tsx'
import { fieldAt, openAt, refresh, useEditorState } from './editor-state.ts'
import { Crops, FocalPoint } from './FocalPoint.tsx'
import { dataOf, PhotographDrop, tooBig, WhereItGoes, type Goes } from './PhotographDrop.tsx'
import { thumbnail } from './PictureChoices.tsx'
import { choiceOf, imagesOf, placesInWords } from './pictures-on-page.ts'
import { AnotherPicture, captionsOf, PictureCaption, PictureWords } from './PictureParts.tsx'
import { told } from './said.ts'
import { useShownCrop, useShownPhotograph } from './use-shown-picture.ts'
import { Window } from './Window.tsx'

type Props = {
  image: HTMLImageElement
  pictureKey: string
  /** The field that chose it, where another picture is seen on this screen. */
  path?: string | undefined
}

const none: readonly HTMLImageElement[] = []

export function PictureWindow(props: Props) {
  const { image, pictureKey: key } = props
  const { close, openField, say } = useDesk()
  const { fields } = useEditorState()
  const [images] = useState(() => imagesOf(key))
  const [original] = useState(() => image.currentSrc || image.src)
  // As they were when the window opened: a change from elsewhere is not overwritten.
  const [choice] = useState(() => (props.path === undefined ? choiceOf(image, key) : fieldAt(props.path)))
  const [alt] = useState(() => fieldAt(`pictures.yaml#${key}`))
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

  const run: Run = async (name, data, said) => {
    setBusy(photograph ? 'Preparing the photograph in every size …' : 'Saving …')
    const { problems: found, opened } = await told(name, data, said)
    isSaved.current = found.length === 0
    // The next window of this picture shows what was saved.
    await refresh()
    setBusy('')
    setProblems(found)
    if (found.length > 0) return
    say(said)
    close()
    if (opened !== undefined) openField(opened)
  }

  const leaveOut = ({ path, mayBe, value }: Field) =>
    run('save', [{ path, value: mayBe === 'empty' ? null : undefined, was: value }], 'Saved.')

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
    const said = isAlone
      ? `Saved. No page shows “${nameOfPicture(key)}” any more, but it’s still in the catalogue.`
      : `Saved: picture ${nameOfPicture(key)}.`
    if (!photograph || !isAnother || !place) return run('savePicture', { key, changes, staged }, said)
    const after = goes === 'after' && entry && { after: { path: entry.path, count: entry.count } }
    return run('addPicture', { key, staged, place, captions, alt: written, focus: point, ...after }, said)
  }

  const facts = choice ? openAt(choice.path) : []
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
    >
      <OpenNotes facts={facts} />
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
        <output className={busy ? 'soft' : 'heard'}>{busy}</output>
        <Problems problems={problems} />
        <div className="acts">
          <Button look="go" disabled={!isDirty || busy !== '' || needsWords} onClick={() => void save()}>
            Save
          </Button>
          <Button onClick={() => close()}>Cancel</Button>
          {choice?.mayBe && (
            <Button look="bare end" disabled={busy !== ''} onClick={() => void leaveOut(choice)}>
              Show no picture here
            </Button>
          )}
          {choice && entry && !entry.another && (
            <Button look="bare end" onClick={() => openField(choice.path)}>
              Its place in the list
            </Button>
          )}
        </div>
      </div>
      {entry?.another && <EntryActs entry={entry} isBusy={isDirty || busy !== ''} run={run} />}
    </Window>
  )
}
