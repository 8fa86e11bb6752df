/** Sentences for the faults of a machine that stop a build; a person can put them right, and needs no stack for it. */

const reasons: Record<string, string> = {
  ENOSPC: 'The disk is full. Make room on it',
  EDQUOT: 'The disk space that this user may use is full. Make room',
  EROFS: 'The folder cannot be written to: its disk is read-only. Copy the project to a place where you may write',
  EACCES: 'This user may not write here. Make the folder your own',
  EPERM: 'This user may not write here. Make the folder your own',
}

/** What the tools behind Vite, which are no JavaScript, pass on as text alone. */
const codesByText: [RegExp, string][] = [
  [/No space left on device/i, 'ENOSPC'],
  [/Read-only file system/i, 'EROFS'],
  [/Permission denied/i, 'EACCES'],
]

/**
 * What to print of an error: a sentence where a person can put it right, otherwise the error with its stack, which
 * shows where a fault of ours lies.
 */
export function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error.name.endsWith('Problem')) return error.message
  const { code = '', path, dest = path, message }: NodeJS.ErrnoException & { dest?: string | undefined } = error
  const reason = reasons[code] ?? reasons[codesByText.find(([text]) => text.test(message))?.[1] ?? '']
  return reason ? `${reason}, and try again.${dest ? ` (${dest})` : ''}` : error
}
