import type { Plugin } from 'vite'

const prefix = 'virtual:focus-points/'
const focusClass = /"(focus-(\d+(?:\.\d+)?)-(\d+(?:\.\d+)?))"/

/**
 * Gives each content module a style sheet with the focal points that its pictures use: the built HTML carries no
 * `style` attribute, and a page carries the points of its own pictures only.
 *
 * @param cssOf the rules for a list of points, in per cent from the left and from the top
 */
export function focusPointsPlugin(cssOf: (points: { x: number; y: number }[]) => string): Plugin {
  const sheets = new Map<string, string>()
  return {
    name: 'focus-points',
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load: (id) => (id.startsWith(`\0${prefix}`) ? (sheets.get(id.slice(1)) ?? '') : undefined),
    transform(code, id) {
      if (!/\/content\/[a-z-]+\.yaml\?/.test(id)) return undefined
      const found = new Map([...code.matchAll(new RegExp(focusClass, 'g'))].map(([, name = '', x, y]) => [name, { x: Number(x), y: Number(y) }]))
      if (found.size === 0) return undefined
      const sheet = `${prefix}${id.replace(/^.*\/content\//, '').replace('.yaml?', '-')}.css`
      sheets.set(sheet, `@layer base { ${cssOf([...found.values()])} }`)
      return `import ${JSON.stringify(sheet)}\n${code}`
    },
  }
}
