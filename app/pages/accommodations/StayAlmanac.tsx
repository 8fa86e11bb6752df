import { useEffect, useState } from 'react'
import { nightsLabel } from '../../../content/accommodations.yaml'
import ui from '../../../content/ui.yaml'
import { createChunk, useCode } from '../../browser/chunk.ts'
import { useStore } from '../../browser/store.ts'
import { ContactLinks } from '../../request/contact/ContactLinks.tsx'
import { loadForm } from '../../request/load-request.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './StayAlmanac.module.css'

/** The kept request is restored with it. */
const chunk = /* @__PURE__ */ createChunk(async () => {
  const [{ Almanac }] = await Promise.all([import('./Almanac.tsx'), loadForm()])
  return { Almanac }
})

/** Which nights of a stay are taken (T3). Its code and the calendar are fetched when it is opened. */
export function StayAlmanac({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false)
  const code = useCode(chunk)
  const hasFailed = useStore(chunk.hasFailed, false)
  useEffect(() => {
    if (isOpen) chunk.prefetch()
  }, [isOpen])
  return (
    <details
      className={`${styles.almanac} needs-scripting`}
      data-nights-of={id}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          {nightsLabel}
          <span className="visually-hidden"> {name}</span>
        </span>
        <Icon name="chevron-down" />
      </summary>
      {isOpen && (
        <div className={styles.page} role={code ? undefined : 'status'}>
          {code ? <code.Almanac id={id} name={name} /> : hasFailed ? <ContactLinks /> : <p>{ui.loading}</p>}
        </div>
      )}
    </details>
  )
}
