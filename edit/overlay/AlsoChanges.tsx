/** How many other places of this page show a field. */
import { useState } from 'react'
import type { Field } from '../fields.ts'
import { timesShown } from './page.ts'

export function AlsoChanges({ field }: { field: Field }) {
  // One of those was pressed.
  const [others] = useState(() => timesShown(field) - 1)
  if (others < 1) return null
  return (
    <p className="small soft">Also changes {others === 1 ? '1 other place' : `${others} other places`} on this page.</p>
  )
}
