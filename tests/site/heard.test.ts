/** What screen readers say of the built pages. */
import { NodeType, type HTMLElement, type Node } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { markedWords } from '../../tools/content/marked-words.ts'
import { builtPage, content, heardIn, pagePaths } from './built-pages.ts'

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

const marked = markedWords(textsOf(content))
const inItsLanguage = `[lang=${content.site.markedLanguage}]`

function textNodes(node: Node): Node[] {
  if (node.nodeType === NodeType.TEXT_NODE) return [node]
  const isRead = !/^(?:script|style|head)$/i.test((node as HTMLElement).rawTagName ?? '')
  return isRead ? node.childNodes.flatMap(textNodes) : []
}

/** Ranges and signs that are read as "four eight", "slash night", "twenty-four slash seven", "six point two zero". */
const misread = /\S*(?:\b\d+ h \d\d\b|[\d½][–-][\d½]|\d [AP]M – |\/night|24\/7|\b\d{1,2}\.\d\d [ap]m\b)\S*/gi

describe.each(pagePaths)('%s', (path) => {
  const page = builtPage(path)

  test('every word of another language is said to be of that language', () => {
    const isMarked = (text: string) =>
      marked.some((words) => new RegExp(String.raw`(?<!\p{L})${words}(?!\p{L})`, 'iu').test(text))
    const bare = textNodes(page).filter(({ text, parentNode }) => isMarked(text) && !parentNode?.closest(inItsLanguage))
    expect(bare.map(({ text }) => text)).toEqual([])
  })

  test('times, ranges and prices are heard in words', () => {
    expect(heardIn(page).match(misread) ?? []).toEqual([])
  })
})
