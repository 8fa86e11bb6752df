/** Opens the field for which this page was loaded. */
import { useEffect } from 'react'
import { fieldAt } from './editor-state.ts'
import { takeGoal, type Origin } from './field-location.ts'

export function useGoal(openField: (path: string, from?: Origin) => void): void {
  useEffect(() => {
    const goal = takeGoal()
    if (!goal) return undefined
    // The page renders, and its markers are known, a moment later.
    const look = setInterval(() => {
      if (!fieldAt(goal.path) || document.documentElement.dataset.ready === undefined) return
      clearInterval(look)
      openField(goal.path, goal.from)
    }, 50)
    return () => clearInterval(look)
  }, [openField])
}
