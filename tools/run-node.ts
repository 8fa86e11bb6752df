import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process'

/** Node warns on every start that it runs TypeScript itself. */
const quietly = '--disable-warning=ExperimentalWarning'

/** Starts a program of the project with the running Node. @param file absolute, or from the folder it is run in */
export function runNode(file: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  return spawn(process.execPath, [quietly, file, ...args], options)
}

/** Runs a program of the project with the running Node to its end. */
export function outputOf(
  file: string,
  args: readonly string[] = [],
  options: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [quietly, file, ...args], {
    encoding: 'utf8',
    ...options,
  })
  return { status, stdout, stderr }
}
