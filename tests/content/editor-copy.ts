import { beforeEach } from 'vitest'
import { ContentStore } from '../../edit/content-store.ts'
import { Steps } from '../../edit/steps.ts'
import type { Value } from '../../edit/yaml-text.ts'
import { filesIn } from '../../tools/content/read-folder.ts'
import { textIn } from '../../tools/content/read-yaml.ts'
import { copyContent } from './content-copy.ts'

/** As the editor begins over a folder. */
export function stepsOn(root: string): Steps {
  const disk = filesIn(root)
  return new Steps({ version: '', files: new Map([...disk.keys()].map((file) => [file, textIn(disk, file)])) })
}

/** A copy of the content, and the editor over it, which begins anew with each test: there it writes in memory. */
export function editorCopy() {
  const copy = copyContent()
  const store = new ContentStore(stepsOn(copy.root))
  const field = (path: string) => store.fields().get(path)!.field
  beforeEach(() => void (store.steps = stepsOn(copy.root)))
  return {
    disk: copy,
    store,
    field,
    save: (path: string, value: Value) => store.save([{ path, value, was: field(path).value }]),
    read: (file: string) => textIn(store.files(), `content/${file}`),
    /** As another program does. */
    write(file: string, text: string): void {
      const files = new Map(store.steps.now).set(`content/${file}`, text)
      store.steps = new Steps({ version: '', files }, files, store.steps.all)
    },
  }
}
