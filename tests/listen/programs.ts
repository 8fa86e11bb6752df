/** The programs that `npm run listen` needs: Orca, Firefox, and a display and a bus of their own to run on. */
import { existsSync } from 'node:fs'
import { canInstall, findBrowsers, installFromDebian, onPath } from '../browsers.ts'

export type Programs = { firefox: string; accessibilityBus: string }

/** Debian's package for each program. */
const packages = {
  orca: 'orca',
  Xvfb: 'xvfb',
  openbox: 'openbox',
  xdotool: 'xdotool',
  'dbus-daemon': 'dbus-daemon',
  gsettings: 'libglib2.0-bin',
}

/** Started by the bus, so it is not on the path. */
const busLaunchers = ['/usr/libexec/at-spi-bus-launcher', '/usr/lib/at-spi2-core/at-spi-bus-launcher']

async function missingPackages(): Promise<string[]> {
  const { firefox } = await findBrowsers()
  return [
    ...Object.entries(packages).flatMap(([program, name]) => (onPath(program) ? [] : [name])),
    ...(busLaunchers.some((file) => existsSync(file)) ? [] : ['at-spi2-core']),
    ...(firefox ? [] : ['firefox-esr']),
  ]
}

/** Installs missing programs from Debian, as root. @returns null where Orca is not available */
export async function installPrograms(): Promise<Programs | null> {
  const missing = await missingPackages()
  if (missing.length > 0 && canInstall()) await installFromDebian(missing)
  if ((await missingPackages()).length > 0) return null
  const { firefox = '' } = await findBrowsers()
  return { firefox, accessibilityBus: busLaunchers.find((file) => existsSync(file)) ?? '' }
}

export const missingPrograms =
  'Nothing was listened to: Orca cannot be had on this machine. It needs Linux, and of Debian: ' +
  `${Object.values(packages).join(', ')}, at-spi2-core, firefox-esr.`
