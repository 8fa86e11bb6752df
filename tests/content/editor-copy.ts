import { ContentStore } from '../../edit/content-store.ts'
import { Steps } from '../../edit/steps.ts'
import type { Letters } from '../../tools/content/missing-letters.ts'
import { textIn } from '../../tools/content/read-yaml.ts'
import type { Value } from '../../edit/yaml-text.ts'
import { copyContent } from './content-copy.ts'
import { filesIn } from '../../tools/content/folder.ts'

/** A copy of the content, and the editor over it: from then on it is read and written in memory. */
export function editorCopy(copy = copyContent()) {
  let store: ContentStore | undefined
  const field = (path: string) => store!.fields().get(path)!.field
  return {
    ...copy,
    open(letters?: Letters): ContentStore {
      const disk = filesIn(copy.root)
      const files = new Map([...disk.keys()].map((file) => [file, textIn(disk, file)]))
      return (store = new ContentStore(new Steps({ version: '', files }), letters))
    },
    field,
    save: (path: string, value: Value) => store!.save([{ path, value, was: field(path).value }]),
    read: (file: string) => (store ? textIn(store.files(), `content/${file}`) : copy.read(file)),
    /** As another program does. */
    write(file: string, text: string): void {
      if (!store) return copy.write(file, text)
      const files = new Map(store.steps.now).set(`content/${file}`, text)
      store.steps = new Steps({ version: '', files }, files, store.steps.all)
    },
  }
}
