/**
 * `npm run bench [-- options] [addresses]`: measures the speed of the built site, of the same site without scripts
 * ("paper"), and of other sites, if addresses are given. Not part of the tests, because it takes long and depends on
 * the machine.
 */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { cpus, loadavg, platform, release, totalmem } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { pages } from '../app/routes.ts'
import { installForBench } from '../tests/browsers.ts'
import type { HeaderRules } from '../serve/server.ts'
import { lighthouse, type Scores } from './lighthouse.ts'
import { measureClick, measureInteractions, measureLoad, type Click, type Interactions, type Load } from './measure.ts'
import { networks, readOptions, type Network, type Options, type Part, type Protocol } from './options.ts'
import { time, untilQuiet } from '../tests/budgets.ts'
import { median, ratio, table, verdict, whole, writeReport, type Section } from './report.ts'
import { forSearch, makeTwin, serveSite, withoutScripts } from './serve.ts'
import { root } from '../tools/root.ts'

const dist = join(root, 'dist')
const twin = join(root, '.cache/bench/paper')
const launched = join(root, '.cache/bench/launched')

/** The unknown path stands for the 404 page. */
const paths = pages.map(({ path }) => (path === '*' ? '/no-such-page' : path))

const middle = <Key extends string>(runs: Record<Key, number>[], key: Key) => median(runs.map((each) => each[key]))

async function circumstances(browser: Browser, runs: number): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  const load = loadavg()
    .map((each) => each.toFixed(1))
    .join(', ')
  return [
    `Measured ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${runs} run${runs > 1 ? 's' : ''} each.`,
    `Machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${release()};`,
    `load ${load} at the end of the run.`,
    `Chromium ${browser.version()}, Node ${process.versions.node}, React ${dependencies.react}, React Router`,
    `${dependencies['react-router']}, Vite ${dependencies.vite}. Phone screen of 412 px, processor slowed four times.`,
  ].join('\n')
}

async function benchLoads(
  browser: Browser,
  options: Options,
  headers: HeaderRules,
  network: Network,
  protocol: Protocol,
): Promise<Section> {
  const ours = await serveSite(dist, headers, protocol)
  const paper = await serveSite(twin, headers, protocol)
  const rows: string[][] = []
  const held: Parameters<typeof verdict>[0][number][] = []
  try {
    for (const path of paths) {
      const seen: [ours: Load, paper: Load][] = []
      for (let run = 0; run < options.runs; run += 1) {
        seen.push([
          await measureLoad(browser, ours.address + path, network),
          await measureLoad(browser, paper.address + path, network),
        ])
      }
      const a = seen.map(([each]) => each)
      const b = seen.map(([, each]) => each)
      const of = (key: keyof Load) => [middle(a, key), middle(b, key)] as const
      const pair = (key: keyof Load) => {
        const [one, other] = of(key)
        return `${whole(one)} / ${whole(other)} = ${ratio(one, other)}`
      }
      rows.push([
        path,
        pair('firstPaint'),
        pair('largestPaint'),
        ...(['bytes', 'requests', 'longestTask', 'menuAnswers'] as const).map((key) => of(key).map(whole).join(' / ')),
        whole(of('bookingAnswers')[0]),
      ])
      const [longest, onPaper] = of('longestTask')
      held.push(
        { what: `longest task of ${path}`, value: longest, limit: onPaper + time.longestTaskAbovePaper },
        { what: `requests of ${path}`, value: of('requests')[0], limit: untilQuiet.requests },
      )
      console.log(rows.at(-1)?.join('  '))
    }
    for (const address of options.others) {
      const seen: Load[] = []
      for (let run = 0; run < options.runs; run += 1) seen.push(await measureLoad(browser, address, network))
      const keys = ['firstPaint', 'largestPaint', 'bytes', 'requests', 'longestTask'] as const
      rows.push([address, ...keys.map((key) => whole(middle(seen, key))), '–', '–'])
      console.log(rows.at(-1)?.join('  '))
    }
  } finally {
    ours.close()
    paper.close()
  }
  const text = `${await circumstances(browser, options.runs)}
Milliseconds and bytes, ours / paper. The menu opens without React; the booking button is a link until the app answers.
${verdict(held)}

${table(
  ['page', 'first paint', 'largest paint', 'bytes', 'requests', 'longest task', 'menu answers', 'app answers'],
  rows,
)}`
  return { name: `Loads over ${protocol}, ${network.name}`, text }
}

async function benchClicks(
  browser: Browser,
  options: Options,
  headers: HeaderRules,
  network: Network,
): Promise<Section> {
  const ours = await serveSite(dist, headers, 'HTTP/1.1')
  const paper = await serveSite(twin, headers, 'HTTP/1.1')
  const rows: string[][] = []
  try {
    for (const to of paths.slice(0, 5)) {
      const from = to === '/' ? '/about-us' : '/'
      const a: Click[] = []
      const b: Click[] = []
      for (let run = 0; run < options.runs; run += 1) {
        a.push(await measureClick(browser, ours.address + from, to, network))
        b.push(await measureClick(browser, paper.address + from, to, network))
      }
      rows.push([
        `${from} → ${to}`,
        ...(['cold', 'warm'] as const).flatMap((key) => [
          whole(middle(a, key)),
          whole(middle(b, key)),
          ratio(middle(a, key), middle(b, key)),
        ]),
      ])
      console.log(rows.at(-1)?.join('  '))
    }
  } finally {
    ours.close()
    paper.close()
  }
  const text = `${await circumstances(browser, options.runs)}
Milliseconds from a click to the next page's heading. Cold: right after the first paint, before the app is there; then a
link is a link. Warm: the page is idle, the menu has been open for a moment, and ours has prefetched the pages that are in
it.

${table(['click', 'cold: ours', 'paper', 'ratio', 'warm: ours', 'paper', 'ratio'], rows)}`
  return { name: `Clicks, ${network.name}`, text }
}

async function benchInteractions(browser: Browser, options: Options, headers: HeaderRules): Promise<Section> {
  const ours = await serveSite(dist, headers, 'HTTP/1.1')
  const seen: Interactions[] = []
  try {
    for (let run = 0; run < options.runs; run += 1) seen.push(await measureInteractions(browser, `${ours.address}/`))
  } finally {
    ours.close()
  }
  const of = (key: keyof Interactions) => whole(middle(seen, key))
  const text = `${await circumstances(browser, options.runs)}
Milliseconds from a press to the paint that follows (the slowest event of each), on the home page. The switch and the
dialog have every element of the page styled anew; the press itself is painted before that, and what was asked for in
the frame after it.
${verdict((['menu', 'look', 'dialog', 'typing'] as const).map((key) => ({ what: key, value: middle(seen, key), limit: time.press })))}

${table(
  ['', 'menu', 'look switch', 'booking dialog', 'typing'],
  [
    ['next paint', of('menu'), of('look'), of('dialog'), of('typing')],
    ['the other look, the dialog', '', of('lookShown'), of('dialogShown'), ''],
  ],
)}`
  return { name: 'Interaction to next paint', text }
}

/** A busy machine can cost ten points, so the median of five is taken. */
const lighthouseRuns = 5

async function benchLighthouse(browser: Browser, headers: HeaderRules, program: string): Promise<Section> {
  const ours = await serveSite(launched, headers, 'HTTP/2')
  const rows: string[][] = []
  try {
    for (const form of ['mobile', 'desktop'] as const) {
      for (const path of paths) {
        const given: Scores[] = []
        for (let run = 0; run < lighthouseRuns; run += 1) {
          given.push(await lighthouse(root, program, ours.address + path, form))
        }
        const marks = (['performance', 'accessibility', 'best-practices', 'seo'] as const).map((mark) =>
          middle(given, mark),
        )
        const times = [middle(given, 'largestPaint'), middle(given, 'blocking')]
        rows.push([`${path} ${form}`, ...[...marks, ...times].map(whole), middle(given, 'shift').toFixed(3)])
        console.log(rows.at(-1)?.join('  '))
      }
    }
  } finally {
    ours.close()
  }
  const text = `${await circumstances(browser, lighthouseRuns)}
Over HTTP/2, as the hosts of docs/deploy.md speak it.
A build without a real address asks search engines to stay away, which Lighthouse counts as a fault: that one line is
taken out here, as it will be at the launch. Blocking time follows the load of the machine.

${table(['page', 'performance', 'accessibility', 'best practices', 'SEO', 'largest paint', 'blocking', 'shift'], rows)}`
  return { name: 'Lighthouse 13.5.0', text }
}

if (process.argv[1] === import.meta.filename) {
  const options = readOptions(process.argv.slice(2))
  const { chromium: program, headlessChromium } = await installForBench()
  if (!program || !existsSync(join(dist, 'index.html'))) {
    console.error('The bench needs a built site (npm start) and a Chromium with windows (Debian: chromium).')
    process.exit(1)
  }
  const headers = JSON.parse(await readFile(join(root, '.generated/headers.json'), 'utf8')) as HeaderRules
  await makeTwin(dist, twin, withoutScripts)
  await makeTwin(dist, launched, forSearch)
  const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox', '--disable-gpu'] })
  // Each part is written at once, so that a failure in the next does not lose it.
  const isWanted = (part: Part) => options.parts.includes(part)
  const write = async (section: Section) => console.log(`Written: ${await writeReport(root, section)}\n`)
  try {
    if (isWanted('loads')) {
      for (const network of options.networks) {
        for (const protocol of options.protocols) {
          console.log(`Loads over ${protocol}, ${network.name}: ours / paper`)
          await write(await benchLoads(browser, options, headers, network, protocol))
        }
      }
    }
    if (isWanted('clicks')) {
      console.log('Clicks, cold and warm')
      await write(await benchClicks(browser, options, headers, options.networks[0] ?? networks['slow-4g']!))
    }
    if (isWanted('interactions')) await write(await benchInteractions(browser, options, headers))
    // The headless browser does less work of its own, which on two processors reduces the blocking time.
    if (isWanted('lighthouse')) await write(await benchLighthouse(browser, headers, headlessChromium ?? program))
  } finally {
    await browser.close()
  }
}
