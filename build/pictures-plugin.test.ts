import { expect, test } from 'vitest'
import { focusCss } from './pictures.ts'
import { focusPointsPlugin } from './pictures-plugin.ts'

type Hooks = { transform: (code: string, id: string) => string | undefined; load: (id: string) => string | undefined }

test('a content module brings the rules of its own focal points, each once', () => {
  const plugin = focusPointsPlugin(focusCss) as unknown as Hooks
  const code = 'export default {"a":{"focusClass":"focus-54-40"},"b":{"focusClass":"focus-54-40"},"c":{"focusClass":"focus-8-60"}}'
  const changed = plugin.transform(code, '/site/content/home.yaml?hero')
  expect(changed).toContain(code)
  const sheet = /import "([^"]+)"/.exec(changed ?? '')?.[1] ?? ''
  const css = plugin.load(`\0${sheet}`) ?? ''
  expect(css.match(/object-position:54% 40%/g)).toHaveLength(1)
  expect(css).toContain('.focus-8-60{object-position:8% 60%}')
})

test('other modules, and content without pictures, stay as they are', () => {
  const plugin = focusPointsPlugin(focusCss) as unknown as Hooks
  expect(plugin.transform('"focusClass":"focus-1-1"', '/site/app/ui/Picture.tsx')).toBeUndefined()
  expect(plugin.transform('export default {"a":1}', '/site/content/ui.yaml')).toBeUndefined()
})
