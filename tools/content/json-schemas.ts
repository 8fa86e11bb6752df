/** Hints for editors: content/*.yaml names these schemas in its first line. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Collection, FieldMeta } from '../../content/fields.ts'
import { contentSchemas, type Content } from '../../content/schema.ts'
import { ourWords } from '../../content/words.ts'
import { collectionsOf } from './references.ts'

type Schema = Record<string, unknown> & FieldMeta

/** What a field is for, with what only those need who type it into a file: hints, lengths, gaps. */
function described({ description = '', more = '', hint = '', words }: FieldMeta): string {
  const gaps = words?.gaps.map((gap) => `{${gap}}`).join(' and ')
  const keep = gaps ? `Keep ${gaps}: the page puts the value there.` : ''
  const length = words && !gaps ? `${words.min} to ${words.max} characters.` : ''
  return [description, more, hint, keep, length].filter(Boolean).join(' ')
}

function addIds(node: unknown, ids: Record<Collection, string[]>): void {
  if (node === null || typeof node !== 'object') return
  const schema = node as Schema
  if (typeof schema.refersTo === 'string') {
    schema.enum = ids[schema.refersTo]
    delete schema.refersTo
  }
  // A field of the content may have one of these names as well; only metadata holds texts.
  if (typeof schema.description === 'string') {
    schema.description = described(schema)
    if (schema.suggests) schema.examples = schema.suggests
    for (const name of [
      'more',
      'hint',
      'words',
      'onePictureEach',
      'isSum',
      'suggests',
      'alsoCalled',
      'isTechnical',
    ] as const)
      delete schema[name]
  }
  for (const part of Object.values(node)) addIds(part, ids)
}

/**
 * Writes one JSON Schema per content file to `.generated/schemas/`, so that an editor explains each field and offers
 * icons, pictures and ids. It leaves lengths out: they are counted after placeholders are filled in, which editors
 * cannot do.
 */
export function writeEditorSchemas(root: string, content: Content): void {
  const folder = join(root, '.generated/schemas')
  mkdirSync(folder, { recursive: true })
  const ids = Object.fromEntries(collectionsOf(content)) as Record<Collection, string[]>
  for (const [name, schema] of Object.entries(contentSchemas)) {
    const hints = z.toJSONSchema(schema as z.ZodType, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        // What is not typed there is taken from our words.
        if (ourWords[name]) delete jsonSchema.required
      },
    })
    addIds(hints, ids)
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(hints, null, 2)}\n`)
  }
}
