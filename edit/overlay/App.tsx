/** The bar at the foot, and the window that is open. */
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { WindowActionsContext, type Sheet } from './window-actions.ts'
import { ChangesSheet } from './ChangesSheet.tsx'
import { PictureWindow } from './PictureWindow.tsx'
import { ask, goTo } from '../editor.ts'
import { ended } from '../folder-disk.ts'
import { FieldWindow, type FieldPlace } from './FieldWindow.tsx'
import { fieldAt, refresh, useEditorState, windowOf } from './editor-state.ts'
import { choiceOf, imagesOf, keyOfPicture, listBeside, pictureKey, targetAt, unseen, type Target } from './page.ts'
import { addressOf, textAt, type Origin } from './field-location.ts'
import { OpenSheet } from './OpenSheet.tsx'
import { PageSheet } from './PageSheet.tsx'
import { PublishAtHost } from './PublishAtHost.tsx'
import { PublishSheet } from './PublishSheet.tsx'
import { News, useSaid } from './announcements.ts'
import { EditorIcon } from './controls.tsx'
import { paint, paintHere } from './paint.ts'

type Opened =
  | { what: 'field'; place: FieldPlace }
  | { what: 'picture'; image: HTMLImageElement; pictureKey: string; path?: string; from?: Origin | undefined }
  | { what: Sheet; words?: string | undefined }
  | undefined

const editModeKey = 'edit-pencil'

export function App({ host }: { host: HTMLElement }) {
  const { open, undo, done, fields, broken, hasEnded, host: atHost } = useEditorState()
  // At first no field is known.
  const isKnown = fields.length > 0
  const [opened, setOpened] = useState<Opened>()
  const [isOn, setOn] = useState(() => sessionStorage.getItem(editModeKey) !== 'off')
  const { said, say, hide } = useSaid()
  const [trouble, setTrouble] = useState('')
  const [isBusy, setBusy] = useState(false)
  const opensFields = useRef(isOn)
  const undone = useRef(Promise.resolve())

  useEffect(() => {
    opensFields.current = isOn && !opened
    sessionStorage.setItem(editModeKey, isOn ? 'on' : 'off')
    paint(isOn)
  }, [isOn, opened])

  const openPlace = useCallback(
    (place: Target | undefined) => {
      if (!place) return
      setTrouble('')
      hide()
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
    },
    [hide],
  )

  function openField(path: string, from?: Origin): void {
    const found = fieldAt(path)
    if (!found) return
    const field = windowOf(found)
    hide()
    const key = keyOfPicture(field)
    if (key !== '') {
      const seen = imagesOf(key)
      const image = seen.find((each) => choiceOf(each, key)?.path === path) ?? seen[0] ?? unseen(key)
      return setOpened({ what: 'picture', image, pictureKey: key, from, ...(field.kind === 'picture' && { path }) })
    }
    const text = textAt(path)
    const address = addressOf(path)
    if (!text && address !== undefined && address !== location.pathname)
      return void goTo(address).then(() => openField(path, from))
    text?.parentElement?.scrollIntoView({ block: 'center', behavior: 'instant' })
    setOpened({ what: 'field', place: { field, from, text } })
  }

  // A click on the page opens the field there; keys, and clicks with a modifier key, go to the page.
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const isOwn = event.composedPath().includes(host)
      if (!opensFields.current || isOwn || event.detail === 0 || event.ctrlKey || event.metaKey) return
      const { clientX, clientY } = event
      if (!targetAt(clientX, clientY)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      // An undo that is on its way is done first.
      void undone.current.then(() => openPlace(targetAt(clientX, clientY)))
    }
    const move = ({ clientX, clientY, target }: PointerEvent) => {
      paintHere(opensFields.current && target !== host ? targetAt(clientX, clientY) : undefined)
    }
    addEventListener('click', press, { capture: true })
    addEventListener('pointermove', move)
    return () => {
      removeEventListener('click', press, { capture: true })
      removeEventListener('pointermove', move)
    }
  }, [host, openPlace])

  /** An open window covers the page: a click beside it closes it, and then goes to what is there. */
  const close = (pressed?: { x: number; y: number }) => {
    setOpened(undefined)
    if (!pressed) return
    const { x, y } = pressed
    const buttons = [...(host.shadowRoot?.querySelectorAll<HTMLElement>('.bar button') ?? [])]
    const button = buttons
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .find(({ box }) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom)?.each
    if (button?.ariaExpanded === 'true') return
    setTimeout(() => (button ? button.click() : isOn && openPlace(targetAt(x, y))))
  }
  const toggle = (what: Sheet, words?: string) => {
    hide()
    setOpened(opened?.what === what ? undefined : { what, words })
  }

  const takeBack = async ({ id, about }: { id: string; about: string }) => {
    hide()
    setBusy(true)
    setTrouble('')
    const sentence = `Undone: ${about}`
    const answer = await ask('undo', { id })
    const isDone = answer.problems.length === 0
    await refresh()
    setBusy(false)
    setTrouble(answer.problems[0] ?? '')
    if (isDone) say(sentence)
  }
  const page = fields.find(({ path }) => addressOf(path) === location.pathname)
  const stale = hasEnded ? ended : broken && `${broken} Until it is repaired, the pages show the last version.`
  return (
    <>
      <section className="bar" aria-label="Editor">
        <ul>
          <li>
            <button type="button" className="pencil" aria-pressed={isOn} onClick={() => setOn(!isOn)}>
              <EditorIcon name="pencil" />
              <span className="long">Edit: {page?.where[0] ?? location.pathname}</span>
              <span className="short">Edit</span>
            </button>
          </li>
          <BarButton sheet="open" opened={opened} onPress={toggle}>
            <b>{isKnown ? open.length : '…'}</b> Unconfirmed
          </BarButton>
          <BarButton sheet="changed" opened={opened} onPress={toggle}>
            <b>{isKnown ? done.length : '…'}</b> Changed
          </BarButton>
          <BarButton sheet="page" opened={opened} onPress={toggle}>
            <EditorIcon name="page" />
            Find
          </BarButton>
          <li className="gap">
            <output className="small" aria-live="polite">
              {said}
            </output>
          </li>
          <li>
            <button
              type="button"
              aria-disabled={undo === null || isBusy}
              title={undo?.about}
              onClick={() => {
                if (undo !== null && !isBusy) undone.current = takeBack(undo)
              }}
            >
              <EditorIcon name="undo" />
              Undo
            </button>
          </li>
          <BarButton sheet="publish" opened={opened} onPress={toggle}>
            <EditorIcon name="up" />
            Publish
          </BarButton>
        </ul>
        {[trouble, stale].map(
          (sentence) =>
            sentence && (
              <p key={sentence} className="ended" role="alert">
                {sentence}
              </p>
            ),
        )}
      </section>
      <News value={said}>
        <WindowActionsContext value={{ close, openField, toggle, say }}>
          {opened?.what === 'field' && <FieldWindow key={opened.place.field.path} {...opened.place} />}
          {opened?.what === 'picture' && <PictureWindow key={opened.pictureKey} {...opened} />}
          {opened?.what === 'open' && <OpenSheet />}
          {opened?.what === 'changed' && <ChangesSheet />}
          {opened?.what === 'publish' && (atHost ? <PublishAtHost {...atHost} /> : <PublishSheet />)}
          {opened?.what === 'page' && <PageSheet words={opened.words} />}
        </WindowActionsContext>
      </News>
    </>
  )
}

type BarProps = { sheet: Sheet; opened: Opened; onPress: (sheet: Sheet) => void; children: ReactNode }

function BarButton({ sheet, opened, onPress, children }: BarProps) {
  return (
    <li>
      <button
        type="button"
        className={sheet === 'publish' ? 'go' : ''}
        aria-expanded={opened?.what === sheet}
        onClick={() => onPress(sheet)}
      >
        {children}
      </button>
    </li>
  )
}
