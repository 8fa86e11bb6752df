/** The editor's own small drawings. */
const signs = {
  x: 'M18 6 6 18M6 6l12 12',
  check: 'M20 6 9 17l-5-5',
  halt: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v6M12 16.5v.5',
  picture: 'M3 4h18v16H3zM3 17l5-5 4 4 3-3 6 5',
  page: 'M6 3h9l4 4v14H6zM9 12h7M9 16h7',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  up: 'M12 20V4M5 11l7-7 7 7',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
}

export function EditorIcon({ name }: { name: keyof typeof signs }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[name]} />
    </svg>
  )
}
