/** `npm run edit`: the site, to be changed on its own pages (edit/). Ctrl-C ends it. */
import '../tools/commands/end-with-npm.ts'
import { once } from 'node:events'
import net from 'node:net'
import { createServer, type Plugin } from 'vite'
import { brandIcons } from '../lib/icon-names.ts'
import { History } from './since-publication.ts'
import { ContentStore } from './content-store.ts'
import { UndoHistory } from './undo-history.ts'
import { operationsOf } from './operations.ts'
import { Photographs } from './photographs.ts'
import { editPlugin } from './plugin.ts'
import { Publisher } from './publisher.ts'
import { siteConfig } from '../tools/site-config.ts'
import { explain } from '../tools/machine-errors.ts'
import { lettersOfFaces } from '../tools/brand/glyph-coverage.ts'
import { prepareIcons } from '../tools/brand/icons.ts'
import { loadDevSiteData, type SiteData } from '../tools/site-data.ts'
import { root } from '../tools/root.ts'
import { inlineConstants } from '../tools/pages/inline-script.ts'

const port = Number(process.env.PORT ?? 5174)

/** With all marks that may be chosen for a page elsewhere. */
async function prepare() {
  const sources = await loadDevSiteData(console.log)
  const choosable = [sources.content, brandIcons.map((icon) => ({ icon }))]
  const icons = await prepareIcons(choosable, { root, publicDir: sources.publicDir })
  // A picture that has just come into the catalogue is made in a moment, and the page is loaded anew then.
  const { pictures, home } = sources.content
  const picture: SiteData['picture'] = (key, focus) =>
    sources.picture(Object.hasOwn(pictures, key) ? key : home.hero.pictures.wide.key, focus)
  return { ...sources, icons, picture }
}

// Hot reload needs React's development build, whatever the shell says.
process.env.NODE_ENV = 'development'

// A page that cannot be rendered just now must not end the editing.
process.on('unhandledRejection', (reason) => console.error(reason))

try {
  // Two editors of a folder would each undo what the other has written: the second ends here, where the port is taken.
  const probe = net.createServer().listen(port, '127.0.0.1')
  await once(probe, 'listening')
  probe.close()
  // What a command that was ended in the middle of a step has left behind is put right before content is read.
  const undoHistory = new UndoHistory(root)
  const sources = await prepare()
  const store = new ContentStore(root, { undoHistory, letters: await lettersOfFaces() })
  const photographs = new Photographs(store)
  const history = new History(store)
  const publisher = new Publisher(store, history)
  let isPreparing = false
  const prepareAgain = async () => {
    isPreparing = true
    try {
      Object.assign(sources, await prepare())
    } finally {
      isPreparing = false
    }
  }
  // Pages wait until everything is made; then they reload.
  const holdHotUpdates: Plugin = { name: 'hold-hot-updates', hotUpdate: () => (isPreparing ? [] : undefined) }
  // Notice dates and the place are compile-time constants; re-inject them so that an edited notice shows.
  const constantsOfNow: Plugin = {
    name: 'constants-of-now',
    enforce: 'pre',
    transform: (code) =>
      code.includes('import.meta.env.')
        ? Object.entries(inlineConstants(sources.content.site)).reduce(
            (text, [name, value]) => text.replaceAll(name, value),
            code,
          )
        : undefined,
  }
  const config = siteConfig(sources, { target: 'dev', addMarkers: store.addMarkers })
  const server = await createServer({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      holdHotUpdates,
      constantsOfNow,
      editPlugin(root, photographs, (each) =>
        operationsOf({ store, photographs, history, publisher }, each, prepareAgain),
      ),
    ],
    server: {
      ...config.server,
      port,
      strictPort: true,
      // What is published is built there: pages must not reload because of it.
      watch: { ignored: ['**/.cache/**', '**/published/**'] },
    },
  })
  await server.listen()
  console.log('\nYou can now change the site on its own pages. Press a sentence, a price or a picture.')
  server.printUrls()
  server.openBrowser()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => void server.close().finally(() => process.exit(0)))
  }
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
