/** The bar at the foot, and the window that is open. */
import { useContext, useEffect, useEffectEvent, useRef, useState, type ComponentProps } from 'react'
import { News, useRun, useSaid, useWindowActions, WindowActionsContext, type Sheet } from './window-actions.ts'
import { ChangesSheet } from './ChangesSheet.tsx'
import { PictureWindow } from './PictureWindow.tsx'
import { editor } from '../editor.ts'
import { thumbnail } from '../photographs.ts'
import { FieldWindow, type FieldPlace } from './FieldWindow.tsx'
import { fieldAt, useEditorState, windowOf } from './editor-state.ts'
import {
  choiceOf,
  holds,
  imagesOf,
  keyOfPicture,
  listBeside,
  pictureKey,
  targetAt,
  type Target,
} from './fields-on-page.ts'
import { goTo, pageAddressOf, textAt, type Origin } from './find-field.ts'
import { OpenSheet } from './OpenSheet.tsx'
import { PageSheet } from './PageSheet.tsx'
import { PublishSheet } from './PublishSheet.tsx'
import { EditorIcon } from './controls.tsx'
import { paint, paintHere } from './paint.ts'

type Opened =
  | { what: 'field'; place: FieldPlace }
  | { what: 'picture'; image: HTMLImageElement; pictureKey: string; path?: string; from?: Origin | undefined }
  | { what: Sheet; words?: string | undefined }
  | undefined

const editModeKey = 'edit-pencil'

/** The window that is open, and the ways to open one and to close it. */
function useOpened(host: HTMLElement, isOn: boolean, say: (sentence: string) => void) {
  const [opened, setOpened] = useState<Opened>()

  function openPlace(place: Target | undefined): void {
    if (!place) return
    say('')
    if ('image' in place) {
      // A photograph that is tried changes the address of the picture, so its key is read before.
      const key = pictureKey(place.image) ?? ''
      if (fieldAt(`pictures.yaml#${key}`)) setOpened({ what: 'picture', image: place.image, pictureKey: key })
      return
    }
    const [named] = place.fields.map(windowOf)
    if (!named) return
    // Whether a room has Wi-Fi is meant, and not what all rooms call it.
    const cell = listBeside(place.text, named).find(({ kind }) => kind === 'cell')
    setOpened({ what: 'field', place: { field: cell ?? named, text: place.text } })
  }

  function openField(path: string, from?: Origin): void {
    const found = fieldAt(path)
    if (!found) return
    const field = windowOf(found)
    say('')
    const key = keyOfPicture(field)
    if (key !== '') {
      const seen = imagesOf(key)
      const image =
        seen.find((each) => choiceOf(each, key)?.path === path) ??
        seen[0] ??
        Object.assign(new Image(), { src: thumbnail(key) })
      return setOpened({ what: 'picture', image, pictureKey: key, from, ...(field.kind === 'picture' && { path }) })
    }
    const text = textAt(path)
    const address = pageAddressOf(path)
    if (!text && address !== undefined && address !== location.pathname)
      return void goTo(address).then(() => openField(path, from))
    text?.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' })
    setOpened({ what: 'field', place: { field, from, text } })
  }

  /** An open window covers the page: a click beside it closes it, and then goes to what is there. */
  const close = (pressed?: { x: number; y: number }) => {
    const { from } = opened?.what === 'field' ? opened.place : opened?.what === 'picture' ? opened : {}
    setOpened(!pressed && from && 'sheet' in from ? { what: from.sheet, words: from.at } : undefined)
    if (!pressed) return
    const { x, y } = pressed
    const buttons = [...(host.shadowRoot?.querySelectorAll<HTMLElement>('.bar button') ?? [])]
    const button = buttons.find((each) => holds(each.getBoundingClientRect(), x, y))
    if (button?.ariaExpanded === 'true') return
    setTimeout(() => (button ? button.click() : isOn && openPlace(targetAt(x, y))))
  }
  const toggle = (what: Sheet, words?: string) => {
    say('')
    setOpened(opened?.what === what ? undefined : { what, words })
  }
  return { opened, openPlace, ways: { openField, close, toggle } }
}

/** A click on the page opens the field there; keys, and clicks with a modifier key, go to the page. */
function usePageClicks(host: HTMLElement, opensFields: boolean, onClick: (x: number, y: number) => void) {
  const press = useEffectEvent((event: MouseEvent) => {
    const isOwn = event.composedPath().includes(host)
    if (!opensFields || isOwn || event.detail === 0 || event.ctrlKey || event.metaKey) return
    if (!targetAt(event.clientX, event.clientY)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    onClick(event.clientX, event.clientY)
  })
  const move = useEffectEvent(({ clientX, clientY, target }: PointerEvent) => {
    paintHere(opensFields && target !== host ? targetAt(clientX, clientY) : undefined)
  })
  useEffect(() => {
    const listening = new AbortController()
    addEventListener('click', press, { capture: true, signal: listening.signal })
    addEventListener('pointermove', move, { signal: listening.signal })
    return () => listening.abort()
  }, [])
}

export function App({ place }: { place: HTMLElement }) {
  const { host } = useEditorState()
  const [isOn, setOn] = useState(() => sessionStorage.getItem(editModeKey) !== 'off')
  const { said, say } = useSaid()
  const { opened, openPlace, ways } = useOpened(place, isOn, say)
  const undone = useRef<Promise<unknown>>(Promise.resolve())
  // An undo that is on its way is done first.
  usePageClicks(place, isOn && !opened, (x, y) => void undone.current.then(() => openPlace(targetAt(x, y))))
  useEffect(() => {
    if (host?.live) say(host.live)
  }, [host?.live, say])
  useEffect(() => {
    sessionStorage.setItem(editModeKey, isOn ? 'on' : 'off')
    paint(isOn)
    // What was tried in a window took its marks off the page.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isOn, opened])
  return (
    <News value={said}>
      <WindowActionsContext value={{ ...ways, say }}>
        <Bar
          opened={opened}
          isOn={isOn}
          onSwitch={() => setOn(!isOn)}
          onUndo={(undoing) => void (undone.current = undoing)}
        />
        {opened?.what === 'field' && <FieldWindow key={opened.place.field.path} {...opened.place} />}
        {opened?.what === 'picture' && <PictureWindow key={opened.pictureKey} {...opened} />}
        {opened?.what === 'open' && <OpenSheet back={opened.words} />}
        {opened?.what === 'changed' && <ChangesSheet />}
        {opened?.what === 'publish' && <PublishSheet />}
        {opened?.what === 'page' && <PageSheet words={opened.words} />}
      </WindowActionsContext>
    </News>
  )
}

type BarProps = { opened: Opened; isOn: boolean; onSwitch: () => void; onUndo: (undoing: Promise<unknown>) => void }

function Bar({ opened, isOn, onSwitch, onUndo }: BarProps) {
  const { open, done, fields, trouble, undo } = useEditorState()
  const { toggle, say } = useWindowActions()
  const { run, isBusy, problems, setAnswer } = useRun({ staysOpen: true })
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => setAnswer({ problems: [] }), [isOn, opened, setAnswer])
  const takeBack = () => {
    if (!undo || isBusy) return
    say('')
    onUndo(run(() => editor.undo(undo.id), `Undone: ${undo.about}`))
  }
  const said = useContext(News)
  const page = fields.find(({ path }) => pageAddressOf(path) === location.pathname)
  const opens = (sheet: Sheet) => ({ 'aria-expanded': opened?.what === sheet, onClick: () => toggle(sheet) })
  return (
    <section className="bar" aria-label="Editor">
      <ul>
        <BarButton className="pencil" aria-pressed={isOn} onClick={onSwitch}>
          <EditorIcon name="pencil" />
          <span>Edit: {page?.where[0] ?? location.pathname}</span>
        </BarButton>
        <BarButton {...opens('open')}>
          <b>{open.length}</b> Unconfirmed
        </BarButton>
        <BarButton {...opens('changed')}>
          <b>{done.length}</b> Changed
        </BarButton>
        <BarButton {...opens('page')}>
          <EditorIcon name="page" />
          Find
        </BarButton>
        <li className="gap">
          <output className="small" aria-live="polite">
            {said}
          </output>
        </li>
        <BarButton aria-disabled={!undo || isBusy} title={undo?.about} onClick={takeBack}>
          <EditorIcon name="undo" />
          Undo
        </BarButton>
        <BarButton className="go" {...opens('publish')}>
          <EditorIcon name="up" />
          Publish
        </BarButton>
      </ul>
      {[...problems, ...(trouble ? [trouble] : [])].map((sentence) => (
        <p key={sentence} className="ended" role="alert">
          {sentence}
        </p>
      ))}
    </section>
  )
}

function BarButton(props: ComponentProps<'button'>) {
  return (
    <li>
      <button type="button" {...props} />
    </li>
  )
}
