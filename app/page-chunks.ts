import type { ComponentType } from 'react'
import { PageUnavailable } from './browser/reload-once.ts'

const chunks = import.meta.glob<{ default: ComponentType }>('./pages/*/*Page.tsx')

/** Loads the component of a page of routes.ts. @throws PageUnavailable where its chunk cannot be fetched */
export async function loadPage(page: string): Promise<ComponentType> {
  try {
    return (await chunks[page]!()).default
  } catch (cause) {
    throw new PageUnavailable(`The code of ${page} could not be fetched.`, { cause })
  }
}
