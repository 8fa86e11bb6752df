import { NodeType, type HTMLElement, type Node } from 'node-html-parser'
import { expect, test } from 'vitest'
import { settings } from '../settings.ts'
import { builtPage, pageFiles, pagePaths, textOf } from '../site/built-pages.ts'

/** What a landmark is called in a screen reader's list. A section counts where it has a name. */
const landmarks: Record<string, string> = {
  header: 'banner',
  nav: 'navigation',
  main: 'main',
  footer: 'contentinfo',
  section: 'region',
  form: 'form',
  aside: 'complementary',
}

/** Landmarks and headings in reading order; the contents of a landmark are indented below it. */
function outline(page: HTMLElement): string {
  const nameOf = (element: HTMLElement): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const named = ids.map((id) => textOf(page.querySelector(`#${id}`))).join(' ')
    return named || (element.getAttribute('aria-label') ?? '')
  }
  const lines: string[] = []
  const read = (node: Node, depth: number): void => {
    if (node.nodeType !== NodeType.ELEMENT_NODE) return
    const element = node as HTMLElement
    const tag = element.rawTagName?.toLowerCase() ?? ''
    if (tag === 'dialog' || element.getAttribute('aria-hidden') === 'true') return
    const heading = /^h([1-6])$/.exec(tag)
    if (heading) lines.push(`${'  '.repeat(depth)}${heading[1]} ${textOf(element)}`)
    const name = nameOf(element)
    // Header and footer of an article or a section are no landmarks.
    const isInside = (tag === 'header' || tag === 'footer') && element.closest('main') !== null
    const isNamed = tag === 'section' || tag === 'form' ? name !== '' : true
    const landmark = !isInside && isNamed ? landmarks[tag] : undefined
    if (landmark) lines.push(`${'  '.repeat(depth)}[${landmark}${name && `: ${name}`}]`)
    for (const child of element.childNodes) read(child, landmark ? depth + 1 : depth)
  }
  read(page.querySelector('body') ?? page, 0)
  return `${lines.join('\n')}\n`
}

const advice =
  'A change that you want is taken over with vitest -u, or write `specification: false` in tests/settings.ts.'

for (const path of pagePaths) {
  test.runIf(settings.specification)(
    `${path} reads as its outline says; a change is reviewed, then taken over with vitest -u`,
    async () => {
      await expect(outline(builtPage(path)), advice).toMatchFileSnapshot(
        `outlines/${pageFiles[path].replace('.html', '.txt')}`,
      )
    },
  )
}
