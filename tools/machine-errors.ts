/** Explains errors of the machine (full disk, no permission) that stop a build, in a sentence without a stack. */

const reasons: Record<string, string> = {
  ENOSPC: 'The disk is full. Make room on it',
  EDQUOT: 'The disk space that this user may use is full. Make room',
  EROFS: 'The folder cannot be written to: its disk is read-only. Copy the project to a place where you may write',
  EACCES: 'This user may not write here. Make the folder your own',
  EPERM: 'This user may not write here. Make the folder your own',
  EADDRINUSE: 'This port is taken by another program. End it, or choose another port, for example PORT=4174',
}

/** The native tools behind Vite report these errors as text only. */
const codesByText: [RegExp, string][] = [
  [/No space left on device/i, 'ENOSPC'],
  [/Read-only file system/i, 'EROFS'],
  [/Permission denied/i, 'EACCES'],
]

/** What to print of an error: a sentence where the reader can fix the cause, otherwise the error with its stack. */
export function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error.name.endsWith('Problem')) return error.message
  // Vite's own words.
  const [, port] = /^Port (\d+) is already in use$/.exec(error.message) ?? []
  if (port) return `Port ${port} is taken by another program. End it, or choose another port: PORT=${Number(port) + 1}`
  const { code = '', path, dest = path, message }: NodeJS.ErrnoException & { dest?: string | undefined } = error
  const reason = reasons[code] ?? reasons[codesByText.find(([text]) => text.test(message))?.[1] ?? '']
  return reason ? `${reason}, and try again.${dest ? ` (${dest})` : ''}` : error
}
