/**
 * Faults that `npm test` must find, at least one for each row of the tables of docs/testing.md. `run.ts` plants one at
 * a time. Places are found by their text, and tests by the end of their paths, so that files may move.
 */

/** Text of the sources that is replaced; `places` says how often it occurs there, once unless said. */
export type Edit = { find: string; replace: string; places?: number }

/** A stage of `npm test`, and in it the fewest tests that should find the fault. `grep` is a part of their titles. */
export type Search = Whole | Tests | Journeys

type Whole = { stage: 'Content' | 'Types' | 'Format' | 'Lint' | 'Unused code' }
type Tests = {
  stage: 'Unit tests' | 'Built site' | 'Specification' | 'Filled in' | 'Another resort'
  files: string[]
  grep?: string
}
type Journeys = { stage: 'Journeys'; files: string[]; project: 'desk' | 'phone' | 'firefox' | 'webkit'; grep: string }

export type Fault = {
  /** What is wrong, and what a guest, an owner or the next engineer would lose by it. */
  title: string
  /** How the rows of docs/testing.md begin that it is for. */
  rows: string[]
  edits: Edit[]
  by: Search
}

/** Rows of docs/testing.md that are no part of `npm test`: the owner's journeys, and what was tried by hand. */
export const outside = ['the owner', 'full while pictures', 'full during', 'full while share', '`mount']

const journeys = (file: string, grep: string, project: Journeys['project'] = 'desk'): Journeys => ({
  stage: 'Journeys',
  files: [file],
  project,
  grep,
})
const unit = (file: string, grep?: string): Tests => ({ stage: 'Unit tests', files: [file], ...(grep && { grep }) })

export const faults: Fault[] = [
  // The layers.
  {
    title: 'The telephone number stands under a misspelled name: guests cannot call',
    rows: ['Content'],
    edits: [{ find: '\nphone: ', replace: '\nfone: ' }],
    by: { stage: 'Content' },
  },
  {
    title: 'The footer shows a field that the content does not have: no year',
    rows: ['Types'],
    edits: [{ find: 'year: site.copyrightYear', replace: 'year: site.yearOfCopyright' }],
    by: { stage: 'Types' },
  },
  {
    title: 'A line is written in a way of its own: its next change shows forty lines',
    rows: ['Format'],
    edits: [
      { find: 'export function formatTime(time: string)', replace: 'export function formatTime( time: string )' },
    ],
    by: { stage: 'Format' },
  },
  {
    title: 'An effect lacks its dependencies: Back leaves the request open',
    rows: ['Lint'],
    edits: [{ find: '  }, [isEntry, navigate])', replace: '  }, [])' }],
    by: { stage: 'Lint' },
  },
  {
    title: 'An export that nothing needs: the next engineer keeps it alive',
    rows: ['Unused code'],
    edits: [{ find: 'export function formatTime(', replace: 'export const noon = 12\n\nexport function formatTime(' }],
    by: { stage: 'Unused code' },
  },
  {
    title: 'The estimate counts one of each stay: two cottages for the price of one',
    rows: ['Unit tests'],
    edits: [{ find: 'sumUsd: units * rates.reduce(', replace: 'sumUsd: rates.reduce(' }],
    by: unit('estimate.test.ts'),
  },
  {
    title: 'Two seasons of one stay may share a day: nobody knows its price',
    rows: ['Content tests', 'content that is wrong'],
    edits: [{ find: '(entry.ids, other.ids) && doOverlap(entry, other)', replace: '(entry.ids, other.ids) && false' }],
    by: unit('rules.test.ts'),
  },
  {
    title: 'The first stay has another price than the one that was ordered',
    rows: ['Specification'],
    edits: [{ find: '    priceUsd: 60\n', replace: '    priceUsd: 65\n' }],
    by: { stage: 'Specification', files: ['specification.test.ts'] },
  },
  {
    title: 'Every page names the home page as its address: the others are not found',
    rows: ['Built site'],
    edits: [{ find: 'href={`${site.siteUrl}${path}`}', replace: 'href={site.siteUrl}' }],
    by: { stage: 'Built site', files: ['site/pages.test.ts'] },
  },
  {
    title: 'Residents read no price of theirs for a season',
    rows: ['Filled in'],
    edits: [{ find: '...(price.residentsUsd === null ? [] : [', replace: '...(price !== null ? [] : [' }],
    by: { stage: 'Filled in', files: ['filled/pages.test.ts'] },
  },
  {
    title: 'Previews of links know the first country by heart',
    rows: ['Another resort'],
    edits: [{ find: 'en_${place.countryCode}', replace: 'en_KE' }],
    by: { stage: 'Another resort', files: ['found.test.ts'] },
  },
  {
    title: 'The gallery does not turn by arrow keys: with a keyboard, one picture',
    rows: ['Journeys', 'everything else'],
    edits: [{ find: '{ ArrowRight: at + 1, ArrowLeft: at - 1, Home', replace: '{ Home' }],
    by: journeys('gallery.spec.ts', 'turned by keys and buttons'),
  },

  // In every engine.
  {
    title: 'The next page is not announced: a screen reader stays silent',
    rows: ['links, Back and Forward'],
    edits: [{ find: '      announce(document.title)\n', replace: '' }],
    by: journeys('engines.spec.ts', 'a link, Back and Forward change the page in place', 'webkit'),
  },
  {
    title: 'The form does not say what is missing: a press does nothing',
    rows: ['the contact form to its links'],
    edits: [{ find: '    setSummary(found)\n', replace: '' }],
    by: journeys('engines.spec.ts', 'the form says what is missing', 'firefox'),
  },
  {
    title: 'A pin that is pressed does not show which place it is',
    rows: ['map and list'],
    edits: [{ find: '        data-marked={isMarked || undefined}\n', replace: '' }],
    by: journeys('engines.spec.ts', 'pins and places of the map belong together', 'webkit'),
  },
  {
    title: 'With no signal Firefox shows its own error in place of the stored page',
    rows: ['the site with no signal'],
    edits: [{ find: "if (response && response.type !== 'error' && (", replace: 'if (response && (' }],
    by: journeys('engines.spec.ts', 'after a visit the site opens with no signal', 'firefox'),
  },

  // What goes wrong.
  {
    title: 'After a deployment an old visit ends at the error, with no full load',
    rows: ['Faults', 'code or styles of the next page gone'],
    edits: [{ find: 'error instanceof PageUnavailable && !hasReloaded()', replace: 'false' }],
    by: journeys('deployment.spec.ts', 'of the next page gone'),
  },
  {
    title: 'A page that is not there at once is given up: the error in its place',
    rows: ['a style sheet that comes late'],
    edits: [
      {
        find: 'await loadPage(page).catch(failing)',
        replace:
          'await (import.meta.env.SSR ? loadPage(page) : ' +
          'Promise.race([loadPage(page), new Promise((_, no) => setTimeout(no, 9))])).catch(failing)',
      },
    ],
    by: journeys('deployment.spec.ts', 'whose style sheet comes late'),
  },
  {
    title: 'Day and evening change only where the browser has view transitions',
    rows: ['no scripting; storage'],
    edits: [{ find: 'if (!document.startViewTransition || ', replace: 'if (' }],
    by: journeys('old-browsers.spec.ts', 'without view transitions'),
  },
  {
    title: 'A network that never answers is waited for half a minute',
    rows: ['the worker cannot be installed'],
    edits: [{ find: 'const timeoutSeconds = 3\n', replace: 'const timeoutSeconds = 30\n' }],
    by: journeys('offline.spec.ts', 'takes the request and never answers'),
  },
  {
    title: 'The weather is asked again after a refusal: the service shuts us out',
    rows: ['the weather is slow'],
    edits: [{ find: 'error.status >= 500)', replace: 'error.status >= 400)' }],
    by: journeys('weather.spec.ts', '429 is an answer'),
  },
  {
    title: 'The message names no year: nobody notices that the clock is wrong',
    rows: ['the clock is wrong by a year'],
    edits: [{ find: '.slice(0, 3)} ${yearOf(date)}`', replace: '.slice(0, 3)}`' }],
    by: journeys('clock.spec.ts', 'with a clock a year slow'),
  },
  {
    title: 'The form goes by the clock of whoever built the site: with an old one no request is made',
    rows: ['the clock is wrong by a year'],
    edits: [
      {
        find: 'export const today = () => resortClock(new Date()).date',
        replace: `export const today = () => '${new Date().toISOString().slice(0, 10)}'`,
      },
    ],
    by: journeys('clock.spec.ts', 'with a clock a year slow'),
  },
  {
    title: 'Back in the moment after the press leaves the request open for ever',
    rows: ['Back and Forward through everything'],
    edits: [{ find: 'useStepBack(!isEntry,', replace: 'useStepBack(false,' }],
    by: journeys('history.spec.ts', 'who leaves the request at once'),
  },
  {
    title:
      'Escape in the moment in which the message is shown leaves the request open in the history: its button is dead',
    rows: ['Back and Forward through everything'],
    edits: [
      {
        find: 'void navigate(isMessageEntry(entry) ? -2 : -1)',
        replace: 'void navigate(isMessageEntry(state) ? -2 : -1)',
      },
    ],
    by: journeys('history.spec.ts', 'who leaves the request at once'),
  },
  {
    title: 'Back in the moment in which the message is shown leaves it there, and the next Back closes the request',
    rows: ['Back and Forward through everything'],
    edits: [{ find: 'useStepBack(isReady && !isEntry,', replace: 'useStepBack(false,' }],
    by: journeys('history.spec.ts', 'who leaves the request at once'),
  },
  {
    title: 'Who comes back in Safari stands at the top of the page, not where they were',
    rows: ['a page restored from', 'Back and Forward through everything'],
    edits: [
      {
        find: "addEventListener('pageshow', () => requestAnimationFrame(take), { signal })",
        replace: "addEventListener('pageshow', take, { signal })",
      },
    ],
    by: journeys('page-restored.spec.ts', 'a page restored', 'webkit'),
  },
  {
    title: 'On a telephone turned sideways the end of the menu is out of reach',
    rows: ['double presses'],
    edits: [{ find: '    max-height: calc(100dvh - var(--header));\n', replace: '' }],
    by: journeys('double-press.spec.ts', 'the menu stays usable when the telephone is turned', 'phone'),
  },
  {
    title: 'A second press on a slow line makes a second step: Back leaves the request open',
    rows: ['double presses'],
    edits: [{ find: "      if (openingStore.get() !== 'none') return\n", replace: '' }],
    by: journeys('double-press.spec.ts', 'a double press counts as one'),
  },
  {
    title: 'Paper gets the letters of the evening, light on white',
    rows: ['paper'],
    edits: [{ find: '    * { color: #000 !important }\n', replace: '' }],
    by: journeys('reflow.spec.ts', 'on paper'),
  },
  {
    title: 'A picture that is too small is shown blurred',
    rows: ['Integration tests', 'pictures that are missing'],
    edits: [{ find: 'if (width < least) throw', replace: 'if (width < 0) throw' }],
    by: unit('encode.test.ts', 'too small for its place'),
  },
  {
    title: 'The page of the location needs a map: an owner without one cannot launch',
    rows: ['sound content that a launch refuses'],
    edits: [{ find: 'labels: map?.labels', replace: 'labels: map!.labels' }],
    by: unit('sound-content.test.ts', 'no map'),
  },
  {
    title: 'A launch goes on with facts that nobody has confirmed',
    rows: ['what a launch must refuse'],
    edits: [{ find: 'const { length: count } = content.unconfirmed\n', replace: 'const count: number = 0\n' }],
    by: unit('launch-list.test.ts'),
  },
  {
    title: 'Where the app is never loaded, a sent form says nothing',
    rows: ['the app is never loaded'],
    edits: [{ find: "if (root.dataset.ready === undefined) root.dataset.noApp = ''\n", replace: '' }],
    by: journeys('failures.spec.ts', 'when it cannot be fetched'),
  },
  {
    title: 'The page of a captive portal is kept in place of a picture',
    rows: ['a captive portal'],
    edits: [{ find: "('Content-Type')?.startsWith('image/') ?? false", replace: "('Content-Type') !== null" }],
    by: journeys('offline.spec.ts', 'is not kept for a picture'),
  },
  {
    title: 'The editor writes over what was changed by hand meanwhile',
    rows: ['a file that changes under the editor'],
    edits: [{ find: '    if (!isSame(field.value, was)) return changedMeanwhile\n', replace: '' }],
    by: unit('content-store.test.ts'),
  },
  {
    title: 'Half a calendar passes for a whole one: taken nights look free',
    rows: ['calendars that give'],
    edits: [{ find: "  if (!/\\sEND:VCALENDAR$/i.test(whole)) throw new FeedProblem('cut-off')\n", replace: '' }],
    by: unit('read-feed.test.ts'),
  },
  {
    title: 'A step of the editor that was ended half-way stays half-done after a restart',
    rows: ['the editor is ended'],
    edits: [
      {
        find: 'sweepTemporary(join(root, folder), disk)\n    this.#takeBackBegun()\n',
        replace: 'sweepTemporary(join(root, folder), disk)\n',
      },
    ],
    by: unit('journal.test.ts'),
  },
  {
    title: 'Content that is broken while it is edited takes the page with it: a black overlay, and no words',
    rows: ['content that another program'],
    edits: [{ find: 'if (addMarkers && before && !fresh.content) return []\n', replace: '' }],
    by: unit('plugin.test.ts', 'what was sound'),
  },
  {
    title: 'A link on any site opens a file of the project in a text editor',
    rows: ['a second editor'],
    edits: [{ find: "use('/__open-in-editor'", replace: "use('/__opens-in-editor'" }],
    by: unit('running.test.ts'),
  },
  {
    title: 'A photograph of the garden tells where its owner lives',
    rows: ['a photograph that tells'],
    edits: [{ find: 'pointer = entries(long(4)).find(', replace: 'pointer = entries(long(4)).slice(99).find(' }],
    by: unit('photograph-location.test.ts'),
  },
  {
    title: 'A push that the remote refuses is told as a publication',
    rows: ['a push that is refused'],
    edits: [
      { find: '      if (!isBehind) throw this.#problem(error, remote)\n', replace: '      if (!isBehind) return\n' },
    ],
    by: unit('publisher.test.ts'),
  },
]
