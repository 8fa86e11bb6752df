/** Content as pages import it. */
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { contentPlugin, loadContent } from '../../build/content.ts'
import type { Content } from '../../content/schema.ts'
import home from '../../content/home.yaml'
import site from '../../content/site.yaml'
import { copyContent, root } from './content-copy.ts'

const content = loadContent(root).content as Content

test('a page gets its own file, with pictures in place of their keys', () => {
  expect(home.about.heading).toBe(content.home.about.heading)
  expect(home.about.picture).toMatchObject({
    key: 'rose-garden',
    base: expect.any(String),
    alt: expect.any(String),
  })
  const [, villa] = home.accommodations.cards
  expect(villa?.picture).toMatchObject({ key: 'family-villa', focusClass: 'focus-30-50' })
  expect(Object.keys(site).toSorted()).toEqual(Object.keys(content.site).toSorted())
})

describe('at work', () => {
  const copy = copyContent()
  const pictures = vi.fn((key: string) => ({ key }))
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
    const code = await moduleOf('location.yaml')
    expect(code).toContain('export default {')
    expect(code).not.toMatch(/Ramsar|unconfirmed|\{\{/)
    expect(pictures).toHaveBeenCalledWith('nakuru-valley')
    await moduleOf('home.yaml')
    expect(pictures).toHaveBeenCalledWith('romantic-cottage', { x: 84, y: 50 })
  })

  test('the catalogue and the unconfirmed facts stay at home', async () => {
    await expect(moduleOf('unconfirmed.yaml')).rejects.toThrow('not for pages')
    await expect(moduleOf('pictures.yaml')).rejects.toThrow('not for pages')
  })

  test('a change of one file loads the page anew, with all that follows from it', async () => {
    expect(await moduleOf('about.yaml')).toContain('fifty')
    const send = vi.spyOn(server.environments.client.hot, 'send')
    const before = copy.read('site.yaml')
    copy.write('site.yaml', before.replace('roseVarieties: 50', 'roseVarieties: 61'))
    announceChange('site.yaml')
    await vi.waitFor(() =>
      expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'full-reload' })),
    )
    expect(await moduleOf('about.yaml')).toContain('sixty-one')

    copy.write('site.yaml', before.replace('foundedYear: 2010', 'foundedYear: long ago'))
    send.mockClear()
    announceChange('site.yaml')
    await vi.waitFor(() => expect(send).toHaveBeenCalled())
    const line = copy.lineOf('site.yaml', 'foundedYear')
    await expect(moduleOf('about.yaml')).rejects.toThrow(
      `content/site.yaml, line ${line}: \`foundedYear\` must be a year, for example 2010`,
    )
    copy.write('site.yaml', before)
    announceChange('site.yaml')
    await vi.waitFor(async () => expect(await moduleOf('about.yaml')).toContain('fifty'))
  })
})
