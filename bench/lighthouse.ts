/** Runs Lighthouse on every page. It has its own package.json, because it is larger than all other tools together. */
import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Scores up to 100; NaN where there is none. */
export type Scores = {
  performance: number
  accessibility: number
  'best-practices': number
  seo: number
  /** Milliseconds; the last one without a unit. */
  largestPaint: number
  blocking: number
  shift: number
}

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/** Installs the pinned Lighthouse into the cache, once. */
async function install(root: string): Promise<string> {
  const folder = join(root, '.cache/lighthouse')
  const cli = join(folder, 'node_modules/lighthouse/cli/index.js')
  if (existsSync(cli)) return cli
  console.log('Installing Lighthouse …')
  await mkdir(folder, { recursive: true })
  for (const name of ['package.json', 'package-lock.json']) {
    await cp(join(root, 'bench/lighthouse', name), join(folder, name))
  }
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder })
  return cli
}

const tries = 4

/** On a busy machine Lighthouse sometimes gives no score; then it runs again. */
export async function lighthouse(
  root: string,
  chromium: string,
  address: string,
  form: 'mobile' | 'desktop',
): Promise<Scores> {
  const cli = await install(root)
  const file = join(root, '.cache/lighthouse/report.json')
  for (let turn = 1; ; turn += 1) {
    await rm(file, { force: true })
    await run(
      process.execPath,
      [
        cli,
        address,
        '--quiet',
        '--output=json',
        `--output-path=${file}`,
        '--ignore-status-code', // the page that is not found is a page like the others
        // Our certificate for HTTP/2 is made for the moment.
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu --ignore-certificate-errors',
        ...(form === 'desktop' ? ['--preset=desktop'] : []),
      ],
      { env: { ...process.env, CHROME_PATH: chromium } },
    ).catch((error: Error) => console.warn(error.message.split('\n')[0]))
    if (existsSync(file)) {
      const { categories, audits } = JSON.parse(await readFile(file, 'utf8')) as Report
      const score = (name: string) => Math.round((categories[name]?.score ?? NaN) * 100)
      const scores: Scores = {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
        largestPaint: audits['largest-contentful-paint']?.numericValue ?? NaN,
        blocking: audits['total-blocking-time']?.numericValue ?? NaN,
        shift: audits['cumulative-layout-shift']?.numericValue ?? NaN,
      }
      if (turn === tries || ![scores.performance, scores.accessibility, scores.seo].includes(NaN)) return scores
    } else if (turn === tries) throw new Error(`Lighthouse gave no report for ${address} in ${tries} tries.`)
  }
}
