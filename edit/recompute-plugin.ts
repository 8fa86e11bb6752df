/**
 * Lets pages show other content without being loaded anew: what a module works out at its top is worked out again, by
 * the same code (recompute.ts). Components stay the functions that they are, and so keep what they hold.
 */
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number; [part: string]: unknown }

/** The names that a pattern declares. */
function namesIn(pattern: unknown): string[] {
  const node = pattern as Node | null
  if (node?.type === 'Identifier') return [node.name as string]
  const { properties = [], elements = [], value, left, argument } = (node ?? {}) as Record<string, Node[] | Node>
  return [properties, elements, value ?? left ?? argument ?? []].flat().flatMap(namesIn)
}

const ofContent = /\.yaml$|^virtual:(?:outings|drives)$/
/** What holds a state, or loads a component, is made once; functions read what is there when they are called. */
const once = /^(?:\/\*.*?\*\/ )?(?:lazy|lateComponent|create\w+)\(/

export const recomputePlugin = (root: string): Plugin => ({
  name: 'recompute',
  transform: {
    order: 'post',
    handler(given, id) {
      if (!id.startsWith(join(root, 'app') + sep) || !/\.tsx?$/.test(id)) return undefined
      // Nothing is remembered of what was shown before.
      const code = given.replaceAll(/\bmemo\(/g, '(').replaceAll(/\buseMemo\(/g, '((make) => make())(')
      const body = this.parse(code).body as unknown as Node[]
      const textOf = ({ start, end }: Node) => code.slice(start, end)
      const imported = (from: RegExp) =>
        body.flatMap(({ type, source, specifiers }) =>
          type === 'ImportDeclaration' && from.test((source as Node).value as string)
            ? (specifiers as { local: Node }[]).map(({ local }) => local.name as string)
            : [],
        )
      const mentions = (text: string, names: readonly string[]) =>
        text.match(/[\w$]+/g)?.some((word) => names.includes(word))
      const content = imported(ofContent)
      /** All that may be made of content somewhere. */
      const names = imported(/^\.|^virtual:/)
      let result = ''
      let at = 0
      for (const node of body) {
        const own = (node.declaration ?? node) as Node
        const all = own.type === 'VariableDeclaration' ? (own.declarations as { id: Node; init: Node | null }[]) : []
        const isMade = all.some(
          ({ init }) =>
            init && !/Function|Class/.test(init.type) && !once.test(textOf(init)) && mentions(textOf(init), names),
        )
        const declared = [
          ...all.map((each) => each.id),
          ...(own.type === 'FunctionDeclaration' ? [own.id] : []),
        ].flatMap(namesIn)
        if (mentions(textOf(own), names)) names.push(...declared)
        let fresh: string | undefined
        if (isMade) {
          const works = all.map(({ id: name, init }) => `(${textOf(name)} = ${init ? textOf(init) : 'undefined'})`)
          fresh = `let ${declared.join(', ')}; __again(() => { ${works.join('; ')} })`
        } else if (node.type === 'ExpressionStatement' && mentions(textOf(node), content))
          fresh = `__again(() => { ${textOf(node)} })`
        if (fresh === undefined) continue
        result += code.slice(at, own.start) + fresh
        at = own.end
      }
      if (at === 0) return undefined
      return { code: `import { again as __again } from '/edit/recompute.ts'\n${result}${code.slice(at)}`, map: null }
    },
  },
})
