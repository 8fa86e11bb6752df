/** Content as pages import it, and as the development server follows its changes. */
import { renameSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { contentPlugin } from '../../tools/content/vite-plugin.ts'
import { focusClass } from '../../tools/content/picture-entries.ts'
import { copyContent, soundContent } from './content-copy.ts'

const content = soundContent()
const copy = copyContent()
const pictures = vi.fn((key: string, _focus: { x: number; y: number }) => ({ key }))

/** The text of a file with another value, which is not written. */
const textWith = (file: string, path: string[], value: unknown) => copy.set(file, path, value).text

async function serve(given: { content?: typeof content } = {}) {
  const server = await createServer({
    root: copy.root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    // A build watches nothing.
    server: { middlewareMode: true, ws: false, ...(given.content && { watch: null }) },
    optimizeDeps: { noDiscovery: true },
    plugins: [contentPlugin({ root: copy.root, pictures, ...given })],
  })
  onTestFinished(() => server.close())
  return {
    codeOf: async (address: string) => (await server.transformRequest(address))?.code ?? '',
    reloads: vi.spyOn(server.environments.client.hot, 'send'),
    write: (file: string, text: string) => {
      copy.write(file, text)
      server.watcher.emit('change', join(copy.root, 'content', file))
    },
  }
}

const told = (expectation: () => unknown) => vi.waitFor(expectation, 10_000)

test('modules hold data and no more; the catalogue and the unconfirmed facts stay at home', async () => {
  const { codeOf } = await serve()
  const { key } = content.location.picture
  const moved = textWith('location.yaml', ['callToAction', 'picture'], { key, focus: { x: 84, y: 50 } })
  copy.write('location.yaml', `# A note to ourselves.\n${moved}`)
  const code = await codeOf('/content/location.yaml')
  expect(code).toContain('export default {')
  expect(code).not.toMatch(/A note to ourselves|unconfirmed|\{\{/)
  expect(pictures).toHaveBeenCalledWith(key, { x: 84, y: 50 })
  // Its sheet has the rules for all of them: pages have no `style` attributes.
  const rules = await codeOf('virtual:focus-points/location.css')
  for (const [, { x, y }] of pictures.mock.calls) expect(rules).toContain(`.${focusClass(x, y)}{object-position:`)
  for (const name of ['unconfirmed', 'pictures'])
    await expect(codeOf(`/content/${name}.yaml`)).rejects.toThrow('not for pages')
})

test('what is saved while a site is built is not in it by half', async () => {
  const { codeOf } = await serve({ content })
  const before = copy.read('about.yaml')
  copy.write('about.yaml', textWith('about.yaml', ['lede'], 'Saved meanwhile.'))
  const code = await codeOf('/content/about.yaml')
  expect(code).toContain('export default {')
  expect(code).not.toContain('Saved meanwhile.')
  copy.write('about.yaml', before)
})

test('a file of the content may be a link to one elsewhere', async () => {
  const [shown, elsewhere] = [join(copy.root, 'content/about.yaml'), join(copy.root, 'about.yaml')]
  renameSync(shown, elsewhere)
  symlinkSync(elsewhere, shown)
  const { codeOf } = await serve()
  expect(await codeOf('/content/about.yaml')).toContain('export default {')
})

test('a change of one file loads the page anew, with all that follows from it, or says what is wrong', async () => {
  const { codeOf, reloads, write } = await serve()
  const before = copy.read('site.yaml')
  const about = () => codeOf('/content/about.yaml')
  copy.write('about.yaml', textWith('about.yaml', ['lede'], '{{founded}}'))
  expect(await about()).toContain(`"${content.site.foundedYear}"`)
  const next = content.site.foundedYear + 1
  write('site.yaml', textWith('site.yaml', ['foundedYear'], next))
  await told(() => expect(reloads).toHaveBeenCalledWith(expect.objectContaining({ type: 'full-reload' })))
  expect(await about()).toContain(`"${next}"`)
  write('site.yaml', textWith('site.yaml', ['foundedYear'], 'long ago'))
  const sentence = /content\/site\.yaml, line \d+: `foundedYear` must be a year, 1900 to 2100/
  await told(() => expect(about()).rejects.toThrow(sentence))
  write('site.yaml', before)
  await told(async () => expect(await about()).toContain(`"${content.site.foundedYear}"`))
})
