/**
 * The owner's hand (`npm run edit`), on a copy of the project: what is pressed on the page is changed in the files, and
 * nothing else is.
 */
import { execFileSync, type ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'
import { accommodations } from '../support/words.ts'
import { root } from '../../../tools/root.ts'
import { runNode } from '../../../tools/run-node.ts'

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

export type Project = {
  address: string
  folder: string
  /** Lines of content that went and came since the beginning, as `-…` and `+…`. */
  difference: () => string[]
  read: (file: string) => string
  write: (file: string, text: string) => void
  git: (...words: string[]) => string
  /** Starts the command; it runs already when a journey begins. */
  start: () => Promise<void>
  stop: () => Promise<void>
}

/** What is edited, and what it is edited with; packages are those of the project itself. */
const parts = [
  'app',
  'assets',
  'content',
  'edit',
  'lib',
  'serve',
  'tools',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
]

export async function openProject(use: (project: Project) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'edit-'))
  for (const each of parts) cpSync(join(root, each), join(folder, each), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  mkdirSync(join(folder, '.cache'))
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n.cache\n.generated\n')
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  git('init', '-q')
  git('add', '-A')
  git('-c', 'user.name=Owner', '-c', 'user.email=owner@localhost', 'commit', '-qm', 'As it was')
  const port = await freePort()
  let command: ChildProcess | undefined

  const start = () =>
    new Promise<void>((resolve, reject) => {
      command = runNode('tools/commands/edit.ts', [], {
        cwd: folder,
        env: { ...process.env, PORT: String(port), WARIDI_CACHE: process.env.WARIDI_CACHE ?? join(root, '.cache') },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      let said = ''
      const hear = (words: Buffer) => {
        said += words.toString()
        if (said.includes('can be changed on its own pages')) resolve()
      }
      command.stdout?.on('data', hear)
      command.stderr?.on('data', hear)
      command.once('exit', () => reject(new Error(said)))
    })
  const stop = async () => {
    if (!command || command.exitCode !== null) return
    command.kill('SIGTERM')
    await once(command, 'exit')
  }
  try {
    await start()
    await use({
      address: `http://localhost:${port}`,
      folder,
      difference: () =>
        git('diff', '-U0', '--', 'content')
          .split('\n')
          .filter((line) => /^[+-](?![+-]{2} )/.test(line)),
      read: (file) => readFileSync(join(folder, file), 'utf8'),
      write: (file, text) => writeFileSync(join(folder, file), text),
      git,
      start,
      stop,
    })
  } finally {
    await stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const test = base.extend<object, { project: Project }>({
  project: [async ({}, use) => openProject(use), { scope: 'worker', timeout: 120_000 }],
  baseURL: async ({ project }, use) => use(project.address),
})

export async function visit(page: Page, path: string): Promise<void> {
  await page.route(/api\.met\.no/, (route) => route.abort())
  await page.goto(path)
  await ready(page)
}

/** The page is drawn, and the desk has told what it knows. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ timeout: 90_000 })
  // An open window makes the bar inert, so it is not found by its role.
  await expect(page.locator('page-editor').getByText(/Unconfirmed/)).not.toHaveText(/^0/, { timeout: 30_000 })
}

/** Does what makes the command load the page anew, and waits for that. */
export async function loadedAnew(page: Page, work: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load', { timeout: 60_000 })
  await work()
  await loaded
  await ready(page)
}

/** A window of the editor; the site has dialogs of its own. */
export const dialog = (page: Page) => page.locator('page-editor').getByRole('dialog')

export async function save(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog(page)).toBeHidden({ timeout: 60_000 })
}

export async function undo(page: Page, project: Project): Promise<void> {
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => project.difference(), { timeout: 30_000 }).toEqual([])
}

/** What is said of a price that is none. */
export const refusedPrice = /must be a whole number of US dollars/

/** Opens the window of a price that the page shows; of a stay without "from", where there is one. @returns the price */
export async function openPrice(page: Page): Promise<number> {
  const { stays } = accommodations
  const { priceUsd } = stays.find(({ priceIsFrom }) => !priceIsFrom) ?? stays[0]!
  await page.getByText(`$${priceUsd}`, { exact: true }).first().click()
  return priceUsd
}

/** Opens a field by words of it, from the list of everything there is. */
export async function find(page: Page, words: string, title: string): Promise<void> {
  await page.getByRole('button', { name: 'This page', exact: true }).click()
  await dialog(page).getByRole('searchbox').fill(words)
  await dialog(page)
    .getByRole('button', { name: `Change ${title}` })
    .first()
    .click()
  await expect(dialog(page).getByRole('heading', { level: 2, name: title })).toBeVisible({ timeout: 30_000 })
}
