/** Opens the field for which this page was loaded, or in which something unsaved was typed before a reload. */
import { useEffect } from 'react'
import { openDraft } from './draft.ts'
import { fieldAt } from './editor-state.ts'
import { takeGoal, type Origin } from './field-location.ts'

export function useGoal(openField: (path: string, from?: Origin) => void): void {
  useEffect(() => {
    const goal = takeGoal()
    const path = goal?.path ?? openDraft()?.path
    if (path === undefined) return undefined
    // The page renders, and its markers are known, a moment later.
    const look = setInterval(() => {
      if (!fieldAt(path) || document.documentElement.dataset.ready === undefined) return
      clearInterval(look)
      openField(path, goal?.from)
    }, 50)
    return () => clearInterval(look)
  }, [openField])
}
