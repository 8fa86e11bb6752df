/** Shows a value or a picture on the page while it is tried, before it is saved. */
import { useEffect } from 'react'
import { escapeRegExp, plainText } from '../../lib/text.ts'
import type { Field } from '../owner-fields.ts'
import { formattedOf, formattedPattern } from '../formatted-values.ts'
import type { Choice } from '../picture-key.ts'
import type { Value } from '../yaml-text.ts'
import { quietly, rewritten, textsOf } from './fields-of-texts.ts'
import { holdsForm } from './fields-on-page.ts'

/** What a text of the page becomes when the words that it shows change; undefined where that is unclear. */
export function replaced(text: string, before: string, after: string): string | undefined {
  const [old, fresh] = [plainText(before), plainText(after)]
  if (text === old) return fresh
  if (old.length > 1 && text.includes(old)) return text.replace(old, () => fresh)
  if (!/\{\w+\}/.test(old)) return undefined
  // The page filled the gaps of a template: they are read from the text, and filled into the other template.
  const names = [...old.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const pattern = old
    .split(/\{\w+\}/)
    .map(escapeRegExp)
    .join('(.*)')
  const values = new RegExp(`^${pattern}$`, 's').exec(text)?.slice(1)
  return values && fresh.replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[names.indexOf(name)] ?? gap)
}

export type Preview = { show: (value: Value, shown: unknown) => void; remove: () => void }

/** @param text the text that was clicked, where a number is previewed */
export function previewOf(field: Field, shownBefore: unknown, text: Text | undefined): Preview {
  const isWords = field.kind === 'words' || field.kind === 'cell'
  const texts = (isWords ? textsOf(field.path) : text ? [text] : []).map((node) => ({ node, own: node.data }))
  for (const { node } of texts) rewritten.delete(node)
  const put = (make: (own: string) => string | undefined) =>
    quietly(() => {
      // A change by the site wins.
      for (const { node, own } of texts) if (!rewritten.has(node)) node.data = make(own) ?? own
    })
  return {
    show(value, shown) {
      if (isWords && typeof shown === 'string' && typeof shownBefore === 'string')
        put((own) => replaced(own, shownBefore, shown))
      if (isWords) return
      const forms = (each: unknown) =>
        formattedOf(field.kind, each, globalThis.edited.content.site.place.telephone) ?? []
      const olds = forms(field.value)
      const old = olds.find((each) => text && holdsForm(text.data, each))
      const form = forms(value)[olds.indexOf(old ?? '')]
      if (form !== undefined && old !== undefined) put((own) => own.replace(formattedPattern(old), () => form))
    },
    remove: () => put((own) => own),
  }
}

/** Crops these pictures around a point. */
export function useShownCrop(images: readonly HTMLImageElement[], point: Choice['focus']): void {
  useEffect(() => {
    const put = (position: string) => quietly(() => images.forEach(({ style }) => (style.objectPosition = position)))
    put(`${point.x}% ${point.y}%`)
    return () => put('')
  }, [images, point])
}

/** Shows a photograph in place of these pictures, until the page shows another one itself. */
export function useShownPhotograph(images: readonly HTMLImageElement[], photograph: string | undefined): void {
  useEffect(() => {
    if (photograph === undefined) return undefined
    const sources = images.flatMap((each) => [each, ...(each.closest('picture')?.querySelectorAll('source') ?? [])])
    const before = sources.map(({ srcset }) => srcset)
    quietly(() => sources.forEach((each) => (each.srcset = photograph)))
    return () => quietly(() => sources.forEach((each, at) => each.srcset === photograph && (each.srcset = before[at]!)))
  }, [images, photograph])
}
