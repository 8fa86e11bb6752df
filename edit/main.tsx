/** Begins: reads the content, puts the editor on the page, and then shows the page. */
// The order of the layers, which comes before every other sheet.
import '../app/styles/tokens.css'
import { begin } from './editor.ts'
import { DiskProblem, KeyRefused } from './disk.ts'
import { folderDisk } from './folder-disk.ts'
import { gitHub } from './github.ts'
import { keepAccess, readAccess } from './browser-store.ts'

const say = (sentences: readonly string[]) => void (document.getElementById('root')!.innerText = sentences.join('\n'))

/** Asks for a key until there is one that leads to a site. @returns what is wrong with the content */
async function beginAtHost(problem = ''): Promise<string[]> {
  const known = await readAccess().catch(() => undefined)
  try {
    if (known?.key) return await begin(gitHub(known))
  } catch (error) {
    if (!(error instanceof KeyRefused)) throw error
    await keepAccess({ ...known!, key: '' })
    return beginAtHost(error.message)
  }
  const { signIn } = await import('./overlay/SignIn.tsx')
  await keepAccess({ browser: crypto.randomUUID(), ...known, ...(await signIn(known?.repository ?? '', problem)) })
  // So that the browser keeps it, and what is changed, for longer.
  void navigator.storage.persist()
  return beginAtHost()
}

try {
  const folder = await folderDisk()
  const problems = await (folder ? begin(folder) : beginAtHost())
  if (problems.length > 0) say(problems)
  else {
    // Before the page, so that no marker is ever painted.
    await import('./overlay/show-overlay.tsx')
    const { openPages } = await import('./pages.tsx')
    await openPages()
  }
} catch (error) {
  const general =
    'The editor could not be started. Check that you are online and that this browser may keep data, and load the page ' +
    'again. Nothing that you saved is lost.'
  if (!(error instanceof DiskProblem)) console.error(error)
  say([error instanceof DiskProblem ? error.message : general])
}
