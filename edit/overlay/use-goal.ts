/** Opens the field for which this page was loaded, or in which something unsaved was typed before a reload. */
import { useEffect } from 'react'
import { openDraft } from './draft.ts'
import { fieldAt } from './editor-state.ts'
import { takeGoal } from './field-location.ts'

export function useGoal(openField: (path: string) => void): void {
  useEffect(() => {
    const goal = takeGoal() ?? openDraft()?.path
    if (goal === undefined) return undefined
    // The page renders, and its markers are known, a moment later.
    const look = setInterval(() => {
      if (!fieldAt(goal) || document.documentElement.dataset.ready === undefined) return
      clearInterval(look)
      openField(goal)
    }, 50)
    return () => clearInterval(look)
  }, [openField])
}
