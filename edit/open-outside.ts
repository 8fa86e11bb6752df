import { spawn } from 'node:child_process'

const programs: Partial<Record<NodeJS.Platform, string>> = { darwin: 'open', win32: 'explorer' }

/** Opens an address or a folder as a double-click does. Where nothing can, its reader has been told where it is. */
export function openOutside(what: string, program = programs[process.platform] ?? 'xdg-open'): void {
  spawn(program, [what], { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref()
}
