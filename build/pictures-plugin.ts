import type { Plugin } from 'vite'

const name = 'virtual:focus-points.css'

/** One class for each focal point that the content names: the built HTML carries no `style` attribute. */
export function focusPointsPlugin(css: string): Plugin {
  return {
    name: 'focus-points',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `@layer base { ${css} }` : undefined),
  }
}
