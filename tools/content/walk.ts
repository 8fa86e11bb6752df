/** Walks a schema and the data that it describes side by side, for what a schema alone cannot check. */
import { z } from 'zod'
import type { FieldMeta } from '../../content/kinds.ts'
import { isGroup } from '../../content/words.ts'
import { interfaceIcons } from '../../lib/icon-names.ts'
import type { Path } from './problem.ts'

type Visit = (value: unknown, path: Path, meta: FieldMeta, schema: z.core.$ZodTypes) => void

/** Calls `visit` for every schema with the value that it describes, the outermost first. */
export function walkSchema(schema: z.core.$ZodType, value: unknown, visit: Visit, path: Path = []): void {
  visit(value, path, z.globalRegistry.get(schema) ?? {}, schema as z.core.$ZodTypes)
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      if (isGroup(value)) {
        for (const [key, field] of Object.entries(def.shape)) walkSchema(field, value[key], visit, [...path, key])
      }
      break
    case 'array':
      if (Array.isArray(value)) {
        value.forEach((entry, index) => walkSchema(def.element, entry, visit, [...path, index]))
      }
      break
    case 'record':
      if (isGroup(value)) {
        for (const [key, entry] of Object.entries(value)) walkSchema(def.valueType, entry, visit, [...path, key])
      }
      break
    case 'union': {
      const kind = isGroup(value) ? 'object' : typeof value
      const option = def.options.find((each) => (each as z.core.$ZodTypes)._zod.def.type === kind)
      if (option) walkSchema(option, value, visit, path)
      break
    }
    case 'optional':
    case 'nullable':
      walkSchema(def.innerType, value, visit, path)
      break
    case 'pipe':
      walkSchema(def.in, value, visit, path)
      break
    default:
  }
}

export function mapTexts(value: unknown, replace: (text: string, path: Path) => string, path: Path = []): unknown {
  if (typeof value === 'string') return replace(value, path)
  if (Array.isArray(value)) return value.map((entry, index) => mapTexts(entry, replace, [...path, index]))
  if (!isGroup(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, mapTexts(entry, replace, [...path, key])]),
  )
}

export function walkTexts(value: unknown, visit: (text: string, path: Path) => void): void {
  mapTexts(value, (text, path) => {
    visit(text, path)
    return text
  })
}

/** The names of the icons of the interface and of those that stand in content, sorted. */
export function iconsIn(content: unknown): string[] {
  const icons = new Set<string>(interfaceIcons)
  walkTexts(content, (text, path) => void (path.at(-1) === 'icon' && icons.add(text)))
  return [...icons].toSorted()
}
