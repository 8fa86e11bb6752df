import { IconButton } from './IconButton.tsx'

/** Puts a text that stands beside it on the clipboard, and says so (`useAnswers`). */
export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  return (
    <span className="needs-scripting">
      <IconButton icon="copy" label={label} data-copy={text} data-copied={done} />
    </span>
  )
}
