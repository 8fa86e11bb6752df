/** A picture: another photograph, the point that must stay in sight, and words for those who cannot see it. */
import { useEffect, useState } from 'react'
import { emptied, isOfAnotherEntry, isUnder, parentOf } from '../field-path.ts'
import type { Field } from '../owner-fields.ts'
import { keyOf, middle, nameOfPicture, type Choice } from '../picture-key.ts'
import { Button, EditorIcon, Switch } from './controls.tsx'
import { ask, editor } from '../editor.ts'
import { urlOf, type PictureSave } from '../photographs.ts'
import { useRun, useWindowActions } from './window-actions.ts'
import { EntryActs, Meter, OpenNotes, Problems } from './FieldParts.tsx'
import { fieldAt, useEditorState } from './editor-state.ts'
import { Crops, FocalPoint } from './FocalPoint.tsx'
import { PictureChoices } from './ValueInput.tsx'
import { choiceOf, imagesOf } from './fields-on-page.ts'
import { useShownCrop, useShownPhotograph } from './preview.ts'
import type { Origin } from './find-field.ts'
import { Window } from './Window.tsx'
import { WordsInput } from './WordsInput.tsx'

type Props = {
  image: HTMLImageElement
  pictureKey: string
  /** The field that chose it, where another picture is seen on this screen. */
  path?: string | undefined
  from?: Origin | undefined
}

/** In place of this picture everywhere, in this place alone, or after it as one more. */
type Goes = 'everywhere' | 'here' | 'after'

/** In milliseconds: nothing is heard while the window of the system closes in which the photograph was chosen. */
const untilBack = 1_000

const none: readonly HTMLImageElement[] = []

/** The words of the caption in the place for which a picture was chosen. */
function captionsOf(choice: Field | undefined, fields: readonly Field[]): Field[] {
  const caption = choice && `${parentOf(choice.path)}.caption`
  return fields.filter(({ path, value }) => caption && isUnder(path, caption) && typeof value === 'string' && value)
}

type PictureEdit = ReturnType<typeof usePictureEdit>

/** What is changed in the window of a picture, and tried on the page before it is saved. */
function usePictureEdit({ image, pictureKey: key, path: opened, from }: Props) {
  const { fields } = useEditorState()
  const { say } = useWindowActions()
  const [images] = useState(() => imagesOf(key))
  const [here] = useState(() => [image])
  const [original] = useState(() => image.currentSrc || image.src)
  // As they were when the window opened: a change from elsewhere is not overwritten.
  const [choice] = useState(() => (opened === undefined ? choiceOf(image, key) : fieldAt(opened)))
  const [alt] = useState(() => fieldAt(`pictures.yaml#${key}`))
  const [places] = useState(() => fields.filter(({ kind, value }) => kind === 'picture' && keyOf(value) === key))
  const [start] = useState(() => ((choice ?? places[0])?.value as Choice | undefined)?.focus ?? middle)
  const [point, setPoint] = useState(start)
  /** Words that were typed, by the path of their field. */
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [photograph, setPhotograph] = useState<File>()
  // A stay that was copied shows the pictures of the other until it has its own.
  const [goes, setGoes] = useState<Goes>(choice && isOfAnotherEntry(choice, places) ? 'here' : 'everywhere')
  const [chosen, setChosen] = useState<Choice>()
  const [isChecking, setChecking] = useState(false)
  const saving = useRun({ from })
  const { run, setAnswer } = saving
  const isBusy = isChecking || saving.isBusy

  const [entry] = choice?.entries ?? []
  const isMoved = point.x !== start.x || point.y !== start.y
  // Another photograph has its point elsewhere too.
  const isEverywhere = !choice || (photograph !== undefined && goes === 'everywhere')
  const captions = photograph ? captionsOf(choice, fields) : []
  const wordsOf = ({ path, value }: Field) => typed[path] ?? (value as string)
  const worded = [...captions, ...(alt ? [alt] : [])]
    .map((each) => ({ path: each.path, value: wordsOf(each), was: each.value }))
    .filter(({ value, was }) => value !== was)
  const needsWords = alt !== undefined && wordsOf(alt).length < (alt.min ?? 1)
  const isDirty = isMoved || worded.length > 0 || photograph !== undefined || chosen !== undefined

  // The page shows the crop while the point is dragged, and the photograph while it is tried.
  const shown = goes === 'after' ? none : isEverywhere ? images : here
  useShownCrop(shown, point)
  useShownPhotograph(shown, photograph && urlOf(photograph))

  useEffect(() => {
    if (!photograph) return undefined
    const sentence = 'The photograph is in place. Next, describe it for guests who can’t see it.'
    const news = setTimeout(() => say(sentence), untilBack)
    return () => clearTimeout(news)
  }, [photograph, say])

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    setChecking(true)
    setAnswer({ problems: [] })
    const answer = await ask(() => editor.readPhotograph(key, file))
    setChecking(false)
    setAnswer(answer)
    if (!('photograph' in answer && answer.photograph)) return
    setPhotograph(answer.photograph)
    // Another photograph shows something else. What was typed while it was checked stays.
    setTyped((now) => (alt ? { [alt.path]: '', ...now } : now))
    setPoint(middle)
  }

  function save() {
    const moved = isMoved ? (isEverywhere ? places : [choice]) : []
    const value = chosen ?? { key, focus: point }
    const placed = (chosen && choice ? [choice] : moved).map((each) => ({ path: each.path, value, was: each.value }))
    const isAlone = places.length === 1 && (goes === 'here' || (chosen !== undefined && chosen.key !== key))
    const said = isAlone
      ? `Saved. No page shows “${nameOfPicture(key)}” any more, but it’s still in the catalogue.`
      : `Saved: picture ${nameOfPicture(key)}.`
    const put = (others: Omit<PictureSave, 'key' | 'photograph'>) =>
      run(() => editor.savePicture({ key, photograph, ...others }), said)
    if (!photograph || isEverywhere || !alt) return put({ changes: [...placed, ...worded] })
    const after = goes === 'after' && entry && { after: { path: entry.path, count: entry.count } }
    const added = { alt: wordsOf(alt), focus: point, place: { path: choice.path, was: choice.value }, ...after }
    return put({ changes: worded.filter(({ path }) => path !== alt.path), added })
  }

  const crops = isEverywhere ? images.slice(0, 4) : here
  const found = { original, choice, entry, alt, places, captions, crops, isDirty, needsWords }
  const tried = { photograph, point, setPoint, wordsOf, setTyped, goes, setGoes, chosen, setChosen }
  return { ...saving, ...found, ...tried, isBusy, take, save }
}

export function PictureWindow(props: Props) {
  const { image, pictureKey: key } = props
  const { close } = useWindowActions()
  const edit = usePictureEdit(props)
  const { choice, entry, places, photograph, point, chosen, setChosen, isDirty, isBusy, leave, run } = edit
  const name = nameOfPicture(key)
  const shown = photograph ? urlOf(photograph) : edit.original
  const maySave = (isDirty || leave) && !isBusy && !edit.needsWords
  /** Those that it may show instead: of a list, what no other entry shows. */
  const others = choice?.options?.filter(
    (each) => each === keyOf(choice.value) || entry?.another?.pictures.includes(each) !== false,
  )
  return (
    <Window
      title={`Picture: ${name}`}
      where={[...(choice?.where ?? []), ...(places.length > 1 ? [`and ${places.length - 1} more`] : [])].join(' › ')}
      beside={() => image.getBoundingClientRect()}
      isWide
      isDirty={isDirty}
      isBusy={isBusy}
      onLeave={leave}
    >
      {choice && <OpenNotes field={choice} isDirty={isDirty} isBusy={isBusy} run={run} />}
      <div className="columns">
        <div>
          <PhotographDrop onFile={(file) => void edit.take(file)} />
          <FocalPoint name={name} picture={shown} point={point} onPoint={edit.setPoint} />
          <Crops picture={shown} point={point} images={edit.crops} here={image} />
        </div>
        <div>
          <PictureWords edit={edit} />
          {choice && (
            <details>
              <summary className="label">Show another picture here</summary>
              <PictureChoices label="Pictures" keys={others ?? []} value={chosen ?? choice.value} onValue={setChosen} />
            </details>
          )}
        </div>
      </div>
      <div className="foot">
        <Problems problems={edit.problems} left={edit.left} field={choice} />
        <div className="acts">
          <Button look="go" data-save disabled={!maySave} onClick={() => void edit.save()}>
            Save
          </Button>
          <Button onClick={() => (leave ?? close)()}>Cancel</Button>
          {choice?.mayBe && (
            <Button
              look="bare end"
              disabled={isBusy}
              onClick={() => void run(() => editor.save(emptied(choice)), 'Saved.')}
            >
              Show no picture here
            </Button>
          )}
        </div>
      </div>
      {entry && <EntryActs entry={entry} isBusy={isDirty || isBusy} run={run} />}
    </Window>
  )
}

const dropped = [{ words: 'Drop a photograph, or choose' }] as const
const touched = [{ words: 'Take a photograph', capture: 'environment' }, { words: 'Choose a photograph' }] as const

/** Takes a photograph: dropped, chosen, or from the camera of a telephone. */
function PhotographDrop({ onFile }: { onFile: (file: File | undefined) => void }) {
  const [isOver, setOver] = useState(false)
  const [ways] = useState(() => (matchMedia('(pointer: coarse)').matches ? touched : dropped))
  return ways.map(({ words, ...camera }) => (
    <label key={words} className={isOver ? 'drop over' : 'drop'}>
      <EditorIcon name="picture" />
      {words}
      {/* It covers the label unseen, and browsers let a file be dropped on it. */}
      <input
        {...camera}
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
  ))
}

/** What becomes of another photograph, and words about it. */
function PictureWords({ edit }: { edit: PictureEdit }) {
  const { choice, entry, places, photograph, goes, setGoes } = edit
  const { alt, captions, wordsOf, setTyped, needsWords, save } = edit
  const ways: [Goes, string][] = [
    ['everywhere', `Replace this picture${places.length > 1 ? ` in all ${places.length} places` : ''}`],
    ['here', 'Show it only here'],
  ]
  if (entry?.another && entry.count < entry.max) ways.push(['after', 'Add it after this one'])
  const input = (field: Field, label: string, about: string) => (
    <WordsInput
      // What was typed before the photograph came is drawn anew with it.
      key={`${field.path} ${photograph?.name}`}
      text={wordsOf(field)}
      label={label}
      isWrong={field === alt && needsWords}
      about={about}
      isLong={field === alt}
      isFirst={false}
      onText={(words) => setTyped((now) => ({ ...now, [field.path]: words }))}
      onEnter={() => void save()}
    />
  )
  return (
    <>
      {photograph && choice && (
        <div role="radiogroup" aria-label="What to do with it">
          {ways.map(([each, words]) => (
            <Switch key={each} type="radio" name="way" isOn={goes === each} onSwitch={() => setGoes(each)}>
              {words}
            </Switch>
          ))}
        </div>
      )}
      {alt && (
        <>
          <span className="label">Description for guests who can’t see it</span>
          {input(alt, 'Description for guests who can’t see it', 'limits')}
          <Meter field={alt} value={wordsOf(alt)} />
        </>
      )}
      {captions.length > 0 && goes !== 'after' && (
        <div role="group" aria-labelledby="fits">
          <span className="label" id="fits">
            Does the caption still fit the new photograph?
          </span>
          {captions.map((each) => input(each, `Caption: ${each.title}`, 'fits'))}
        </div>
      )}
    </>
  )
}
