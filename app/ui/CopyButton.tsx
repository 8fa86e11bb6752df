import { IconButton } from './IconButton.tsx'

/** Copies a text to the clipboard and confirms it with a toast (`usePageClicks`). */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  return (
    <span className="needs-scripting">
      <IconButton icon="copy" label={label} data-copy={text} data-copied={done} />
    </span>
  )
}
