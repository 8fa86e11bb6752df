import type { ComponentType } from 'react'
import { PageUnavailable } from './lib/page-unavailable.ts'
import { addStillParts } from './site/Still.tsx'

const chunks = import.meta.glob<{ default: ComponentType }>('./pages/*/*Page.tsx')
/** What only stands there: each page's own, and what all pages share. Not needed where a page was built. */
const stillChunks = import.meta.glob<Record<string, ComponentType>>(['./pages/*/*Still.tsx', './site/ShellStill.tsx'])

async function addStills(file: string): Promise<void> {
  addStillParts((await stillChunks[file]?.()) ?? {})
}

async function orUnavailable<Code>(page: string, fetched: Promise<Code>): Promise<Code> {
  try {
    return await fetched
  } catch (cause) {
    throw new PageUnavailable(`The code of ${page} could not be fetched.`, { cause })
  }
}

/**
 * The component of the page on the screen, by its file in the site map: what lives in it, without what only stands
 * there. @throws PageUnavailable where its code cannot be fetched
 */
export async function loadBuiltPage(page: string): Promise<ComponentType> {
  return (await orUnavailable(page, chunks[page]!())).default
}

/** The component of a page that is still to be drawn, and all its parts. @throws PageUnavailable as above */
export async function loadPage(page: string): Promise<ComponentType> {
  const both = Promise.all([chunks[page]!(), addStills(page.replace(/Page\.tsx$/, 'Still.tsx'))])
  return (await orUnavailable(page, both))[0].default
}

/** What only stands there on every page, should all of it have to be drawn. */
export const loadShell = (): Promise<void> => addStills('./site/ShellStill.tsx')
