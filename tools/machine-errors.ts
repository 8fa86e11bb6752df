/** Explains errors of the machine (full disk, no permission) that stop a build, in a sentence without a stack. */

const reasons: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some space',
  EDQUOT: 'You have used all the disk space you are allowed. Free some',
  // What copying a folder to a full disk ends with now and then.
  EIO: 'The disk is full or damaged. Free some space',
  EROFS: 'The folder is on a disk that is read-only. Copy the project to a folder that you can write to',
  EACCES: 'You do not have permission to write here. Change the owner of the folder to yourself',
  EPERM: 'You do not have permission to write here. Change the owner of the folder to yourself',
}

/** The native tools behind Vite report these errors as text only. */
const codesByText: [RegExp, string][] = [
  [/No space left on device/i, 'ENOSPC'],
  [/Read-only file system/i, 'EROFS'],
  [/Permission denied/i, 'EACCES'],
]

/** What its reader can do about an error, in a sentence; undefined where nothing is known of it. */
export function errorSentence(error: Error): string | undefined {
  const { code = '', message, port: taken }: NodeJS.ErrnoException & { port?: number } = error
  if (error.name.endsWith('Problem') || code.startsWith('ERR_PARSE_ARGS')) return message
  // Vite has words of its own.
  const port = Number(/^Port (\d+) is already in use$/.exec(message)?.[1] ?? (code === 'EADDRINUSE' ? taken : NaN))
  if (port > 0)
    return (
      `Port ${port} is taken. If this command runs in another window, open http://localhost:${port}/; otherwise choose ` +
      `another port: ${process.platform === 'win32' ? 'set ' : ''}PORT=${port + 1}`
    )
  const reason = reasons[code] ?? reasons[codesByText.find(([text]) => text.test(message))?.[1] ?? '']
  return reason && `${reason}, and try again.`
}

/** The end of a command. */
export function fail(error: unknown): void {
  console.error(explain(error))
  process.exitCode = 1
}

/** What to print of an error: a sentence and the file, otherwise the error with its stack. */
export function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { path, dest = path }: NodeJS.ErrnoException & { dest?: string | undefined } = error
  const sentence = errorSentence(error)
  return sentence === undefined ? error : `${sentence}${dest ? ` (${dest})` : ''}`
}
