import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'

/** Node warns on every start that it runs TypeScript itself. */
const quietly = '--disable-warning=ExperimentalWarning'

/** Starts a program of the project with the running Node. @param file absolute, or from the folder it is run in */
export function runNode(file: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  return spawn(process.execPath, [quietly, file, ...args], options)
}
