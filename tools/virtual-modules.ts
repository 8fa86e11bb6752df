import type { Plugin } from 'vite'

/**
 * Modules that pages import and that no file holds, as `virtual:map`. What they export is asked for whenever one is
 * loaded.
 */
export function virtualModules(modules: Record<`virtual:${string}`, () => Record<string, unknown>>): Plugin {
  const exportsOf = new Map(Object.entries(modules).map(([id, values]) => [`\0${id}`, values]))
  return {
    name: 'virtual-modules',
    resolveId: (id) => (exportsOf.has(`\0${id}`) ? `\0${id}` : undefined),
    load: (id) =>
      Object.entries(exportsOf.get(id)?.() ?? {})
        .map(([name, value]) => `export ${name === 'default' ? name : `const ${name} =`} ${JSON.stringify(value)}`)
        .join('\n') || undefined,
  }
}
