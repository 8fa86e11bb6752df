/** Reads the built site as crawlers and readers get it. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type HTMLElement } from 'node-html-parser'
import { readContent } from '../../tools/content/read-folder.ts'
import { root } from '../../tools/root.ts'

export const dist = join(root, 'dist')

/** The content of the build, which succeeds only without problems. */
export const content = readContent(root)

/** Address of each page and its file. */
export const pageFiles = {
  '/': 'index.html',
  '/accommodations': 'accommodations.html',
  '/enjoyments': 'enjoyments.html',
  '/location': 'location.html',
  '/about-us': 'about-us.html',
  '/404': '404.html',
} as const

export type PagePath = keyof typeof pageFiles

export const pagePaths = Object.keys(pageFiles) as PagePath[]

/** Whether the build holds a file for an address from the root, such as `/assets/x.css`. */
export const isBuilt = (address: string): boolean => existsSync(join(dist, address))

export function builtFile(name: string): Buffer {
  const file = join(dist, name)
  if (!existsSync(file)) throw new Error(`${file} is missing: build the site before its tests (npm test does).`)
  return readFileSync(file)
}

export const builtPage = (path: PagePath) => parse(builtFile(pageFiles[path]).toString(), { comment: true })

/** Text as it is read aloud, white space collapsed; of what has a name, the name. */
export function heardIn(element: HTMLElement): string {
  const copy = parse(element.outerHTML)
  for (const each of copy.querySelectorAll('a[aria-label]')) each.textContent = each.getAttribute('aria-label') ?? ''
  for (const silent of copy.querySelectorAll('[aria-hidden=true], script, style, head')) silent.remove()
  return copy.text.replaceAll(/\s+/g, ' ').trim()
}
