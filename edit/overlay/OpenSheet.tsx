/** Every fact that is not confirmed, and every open question, by page. */
import { useRef } from 'react'
import type { Open } from '../open-facts.ts'
import { Button } from './controls.tsx'
import { Problems } from './FieldParts.tsx'
import { useRun, useWindowActions } from './window-actions.ts'
import { formatValue } from './page.ts'
import { useEditorState } from './editor-state.ts'
import { addressOf } from './field-location.ts'
import { Window } from './Window.tsx'

/** Whether it is confirmed with others of its page. */
const isOfMany = ({ isAlone, isPlaceholder }: Open): boolean => !isAlone && !isPlaceholder

export function OpenSheet() {
  const { toggle } = useWindowActions()
  const { open } = useEditorState()
  const { run, isBusy, problems } = useRun({ staysOpen: true })
  const list = useRef<HTMLDivElement>(null)
  const rights = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-right]') ?? [])]
  const confirm = async (facts: readonly Open[], what: string, button: HTMLElement) => {
    const at = rights().indexOf(button)
    await run('confirm', { paths: facts.map(({ path }) => path) }, `Confirmed: ${what}`)
    // The next one has taken its place.
    requestAnimationFrame(() => (rights()[at] ?? rights().at(-1))?.focus())
  }

  return (
    <Window title={open.length === 0 ? 'Everything is confirmed' : `Not confirmed or answered: ${open.length}`}>
      <Problems problems={problems} />
      {open.length === 0 && (
        <div className="acts">
          <p>There is nothing left to confirm.</p>
          <Button look="go end" onClick={() => toggle('publish')}>
            Publish
          </Button>
        </div>
      )}
      <div ref={list} aria-busy={isBusy}>
        {[...Map.groupBy(open, ({ page }) => page)].map(([page, facts]) => {
          const [together, alone] = [facts.filter(isOfMany), facts.filter((fact) => !isOfMany(fact))]
          // A page is confirmed by somebody who is looking at it.
          const address = addressOf(facts[0]?.path ?? '')
          const isHere = address === undefined || address === location.pathname
          return (
            <section key={page} aria-label={page}>
              <h3>
                {page}: {facts.length}
              </h3>
              <ul className="rows">
                {[...alone, ...together].map((fact) => (
                  <OpenRow key={fact.path} fact={fact} onConfirm={(button) => void confirm([fact], fact.why, button)} />
                ))}
              </ul>
              {together.length > 0 && (
                <div className="acts">
                  {isHere ? (
                    <Button look="go" data-right onClick={(event) => void confirm(together, page, event.currentTarget)}>
                      Confirm everything under “{page}”
                    </Button>
                  ) : (
                    <a className="b" href={address}>
                      Read “{page}”
                    </a>
                  )}
                  <span className="small soft">
                    {isHere ? 'Confirms' : 'There, open “Unconfirmed” again: one press confirms'} the {together.length}{' '}
                    above
                    {alone.length > 0 && ', and none with a button of its own'}.
                  </span>
                </div>
              )}
            </section>
          )
        })}
      </div>
    </Window>
  )
}

type RowProps = { fact: Open; onConfirm: (button: HTMLElement) => void }

function OpenRow({ fact, onConfirm }: RowProps) {
  const { openField } = useWindowActions()
  const { why, isQuestion, isPlaceholder, isAlone, opens, place, now } = fact
  // What is empty, a placeholder or a picture is looked at where it stands.
  const isSaid = now.some((value) => value !== null && value !== '')
  return (
    <li>
      <div>
        <p>{why}</p>
        <p className="small soft">
          {place}
          {place !== '' && !isQuestion && ': '}
          {!isQuestion && now.map(formatValue).join(' · ')}
        </p>
      </div>
      <div className="acts">
        {opens !== undefined && (
          <Button heard={`: ${why} ${place}`} onClick={() => openField(opens, { sheet: 'open' })}>
            {now.length === 0 ? 'Answer' : 'Go there'}
          </Button>
        )}
        {isSaid && isAlone && !isQuestion && !isPlaceholder && (
          <Button
            heard={`: ${now.map(formatValue).join(', ')}`}
            data-right
            onClick={({ currentTarget }) => onConfirm(currentTarget)}
          >
            Confirm
          </Button>
        )}
      </div>
    </li>
  )
}
