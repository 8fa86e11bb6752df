/** Where else guests read a field: page by page, each a link. */
import { useEffect, useState } from 'react'
import type { Field } from '../fields.ts'
import type { Use } from '../uses.ts'
import { ask } from './channel.ts'
import { useEditorState } from './editor-state.ts'
import { goTo, nameOfPage } from './field-location.ts'

/** @param mayLeave false while something is typed that would be lost on another page */
export function AlsoChanges({ field: { path }, mayLeave }: { field: Field; mayLeave: boolean }) {
  const { fields } = useEditorState()
  const [uses, setUses] = useState<Use[]>([])
  useEffect(() => {
    let isGone = false
    void ask<Use[]>('uses', { path }).then((found) => {
      if (!isGone && Array.isArray(found)) setUses(found)
    })
    return () => {
      isGone = true
    }
  }, [path])

  // One of those on this page was clicked.
  const others = uses
    .map(({ address, count }) => ({ address, count: address === location.pathname ? count - 1 : count }))
    .filter(({ count }) => count > 0)
  const all = others.reduce((sum, { count }) => sum + count, 0)
  if (all === 0) return null
  return (
    <div className="also small">
      <p>{all === 1 ? 'Also changes 1 other place:' : `Also changes ${all} other places:`}</p>
      <ul>
        {others.map(({ address, count }) => {
          const name = address === location.pathname ? 'this page' : nameOfPage(address, fields)
          return (
            <li key={address}>
              {mayLeave && address !== location.pathname ? (
                <a
                  href={address}
                  onClick={(event) => {
                    event.preventDefault()
                    goTo(path, address)
                  }}
                >
                  {name}
                </a>
              ) : (
                name
              )}
              {count > 1 && `: ${count}`}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
