/** Content as pages import it. */
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { contentPlugin } from '../../tools/content/vite-plugin.ts'
import { focusClass } from '../../tools/content/picture-entries.ts'
import home, { about } from '../../content/home.yaml'
import site from '../../content/site.yaml'
import { copyContent, setIn, soundContent } from './content-copy.ts'

const content = soundContent()

test('a page gets its own file, with pictures in place of their keys', () => {
  expect(home.about.heading).toBe(content.home.about.heading)
  expect(home.about.picture).toMatchObject({
    key: content.home.about.picture.key,
    base: expect.any(String),
    alt: expect.any(String),
  })
  for (const [index, { picture }] of content.home.accommodations.cards.entries()) {
    const { x, y } = picture.focus
    const shown = home.accommodations.cards[index]?.picture
    expect(shown).toMatchObject({ key: picture.key, focusClass: focusClass(x, y) })
  }
  expect(about).toBe(home.about)
  expect(Object.keys(site).toSorted()).toEqual(Object.keys(content.site).toSorted())
})

/** Waits until the server has noticed a change. */
const told = (expectation: () => unknown) => vi.waitFor(expectation, 10_000)

describe('at work', () => {
  const copy = copyContent()
  const pictures = vi.fn((key: string, _focus: { x: number; y: number }) => ({ key }))
  let server: ViteDevServer

  beforeAll(async () => {
    server = await createServer({
      root: copy.root,
      configFile: false,
      logLevel: 'silent',
      appType: 'custom',
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
      plugins: [contentPlugin({ root: copy.root, pictures })],
    })
  })
  afterAll(() => server.close())

  const moduleOf = async (file: string) => (await server.transformRequest(`/content/${file}`))?.code ?? ''
  const announceChange = (file: string) => server.watcher.emit('change', join(copy.root, 'content', file))

  test('modules hold data and no more', async () => {
    const { key, focus } = content.location.picture
    const change = (path: (string | number)[], value: unknown) =>
      copy.write('location.yaml', copy.edit('location.yaml', (document) => setIn(document, path, value)).text)
    change(['callToAction', 'picture'], { key, focus: { x: 84, y: 50 } })
    const before = copy.read('location.yaml')
    copy.write('location.yaml', `# A note to ourselves.\n${before}`)
    const code = await moduleOf('location.yaml')
    expect(code).toContain('export default {')
    expect(code).not.toMatch(/A note to ourselves|unconfirmed|\{\{/)
    expect(pictures).toHaveBeenCalledWith(key, focus)
    expect(pictures).toHaveBeenCalledWith(key, { x: 84, y: 50 })
    // Its sheet has the rules for all of them: pages have no `style` attributes.
    const rules = (await server.transformRequest('virtual:focus-points/location.css'))?.code
    for (const [, { x, y }] of pictures.mock.calls) expect(rules).toContain(`.${focusClass(x, y)}{object-position:`)
  })

  test('the catalogue and the unconfirmed facts stay at home', async () => {
    await expect(moduleOf('unconfirmed.yaml')).rejects.toThrow('not for pages')
    await expect(moduleOf('pictures.yaml')).rejects.toThrow('not for pages')
  })

  test('a change of one file loads the page anew, with all that follows from it', async () => {
    const changed = (path: string[], value: unknown) =>
      copy.edit('site.yaml', (document) => setIn(document, path, value)).text
    copy.write('about.yaml', copy.edit('about.yaml', (document) => setIn(document, ['kicker'], '{{founded}}')).text)
    announceChange('about.yaml')
    const before = copy.read('site.yaml')
    const [now, next] = [content.site.foundedYear, content.site.foundedYear + 1]
    await told(async () => expect(await moduleOf('about.yaml')).toContain(`"${now}"`))
    const send = vi.spyOn(server.environments.client.hot, 'send')
    copy.write('site.yaml', changed(['foundedYear'], next))
    announceChange('site.yaml')
    await told(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'full-reload' })))
    expect(await moduleOf('about.yaml')).toContain(`"${next}"`)

    copy.write('site.yaml', changed(['foundedYear'], 'long ago'))
    send.mockClear()
    announceChange('site.yaml')
    await told(() => expect(send).toHaveBeenCalled())
    await expect(moduleOf('about.yaml')).rejects.toThrow(
      /content\/site\.yaml, line \d+: `foundedYear` must be a year, 1900 to 2100/,
    )
    copy.write('site.yaml', before)
    announceChange('site.yaml')
    await told(async () => expect(await moduleOf('about.yaml')).toContain(`"${now}"`))
  })

  test('the editor goes on with what was sound while a file is broken', async () => {
    const editor = await createServer({
      root: copy.root,
      configFile: false,
      logLevel: 'silent',
      appType: 'custom',
      server: { middlewareMode: true, ws: false },
      optimizeDeps: { noDiscovery: true },
      plugins: [contentPlugin({ root: copy.root, pictures, addMarkers: (_, shown) => shown })],
    })
    const shownOf = async () => (await editor.transformRequest('/content/about.yaml'))?.code ?? ''
    const sound = copy.read('about.yaml')
    const mended = copy.edit('about.yaml', (document) => setIn(document, ['kicker'], 'Mended')).text
    const shown = await shownOf()
    const send = vi.spyOn(editor.environments.client.hot, 'send')
    const write = (text: string) => {
      copy.write('about.yaml', text)
      editor.watcher.emit('change', join(copy.root, 'content/about.yaml'))
    }
    write(`${sound}\n"`)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(send).not.toHaveBeenCalled()
    editor.environments.client.moduleGraph.invalidateAll()
    expect(await shownOf()).toBe(shown)
    write(mended)
    await told(async () => expect(await shownOf()).toContain('"Mended"'))
    copy.write('about.yaml', sound)
    await editor.close()
  })
})
