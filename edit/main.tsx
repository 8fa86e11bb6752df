/** Begins: reads the content, puts the editor on the page, and then shows the page. */
// The order of the layers, which comes before every other sheet.
import '../app/styles/tokens.css'
import { begin, usePages } from './editor.ts'
import { folderDisk } from './folder-disk.ts'
import { DiskProblem } from './disk.ts'

function say(sentences: readonly string[]): void {
  document
    .getElementById('root')!
    .replaceChildren(
      ...sentences.map((sentence) => Object.assign(document.createElement('p'), { textContent: sentence })),
    )
}

try {
  const problems = await begin(await folderDisk())
  if (problems.length > 0) say(problems)
  else {
    // Before the page, so that no marker is ever painted.
    await import('./overlay/main.tsx')
    const { openPages } = await import('./pages.tsx')
    usePages(await openPages())
  }
} catch (error) {
  if (!(error instanceof DiskProblem)) throw error
  say([error.message])
}
