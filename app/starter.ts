/**
 * The inline starter: the only script that a page carries. It is bundled by itself, written into the head
 * while prerendering, and allowed in the Content-Security-Policy by its hash.
 *
 * It does what cannot wait for React, and does it without React: the remembered look before the first paint,
 * the header's behaviour, the look switch, the log of an unknown path. Then it fetches the app when the page
 * has loaded and the browser is idle, or at once on the first touch, key or pointer.
 */
import { afterPaint } from './lib/after-paint.ts'
import { followScroll } from './site/header-scroll.ts'
import { markSwitches, rememberedLook, showLook, switchLook } from './site/look.ts'

const root = document.documentElement

const look = rememberedLook()
if (look) showLook(root, look)
// The app may have drawn the switches anew.
for (const type of ['DOMContentLoaded', 'app-ready']) addEventListener(type, () => markSwitches(root))
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => markSwitches(root))

// N2: once a page load, whatever happens to the app afterwards.
if (root.dataset.page === 'not-found') console.error(`404: no page at ${location.pathname}`)

followScroll(root)

// The app may have answered it already, with more art.
addEventListener('click', ({ target, defaultPrevented }) => {
  if (defaultPrevented || !(target instanceof Element)) return
  if (target.closest('[data-look-switch]')) afterPaint(() => switchLook(root))
})

/** After a submit that still waits for the app, in milliseconds. */
const patience = 4_000

// Shows the plain ways that stand in for the forms (base.css). The app may come after all, with a better signal.
const missApp = () => {
  if (root.dataset.ready === undefined) root.dataset.noApp = ''
}
addEventListener('app-ready', () => delete root.dataset.noApp)

let isAsked = false
function startApp() {
  if (isAsked) return
  isAsked = true
  // Written by the prerender step: the entry first, then every module that this page needs, asked for in parallel.
  const [entry = '', ...modules] = (root.dataset.app ?? '').split(' ')
  for (const href of modules) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  // A page whose app cannot be fetched stays a page: its links are links and its words are read.
  import(/* @vite-ignore */ entry).catch((reason: unknown) => {
    isAsked = false
    missApp()
    console.warn('The app could not be fetched:', reason)
  })
}

for (const type of ['pointerdown', 'keydown', 'touchstart']) {
  addEventListener(type, startApp, { capture: true, passive: true, once: true })
}

// A form sent before the app is there must not leak into an address: it waits for the app, and is sent again.
let waiting: HTMLFormElement | undefined
addEventListener('app-ready', () => waiting?.requestSubmit())
addEventListener(
  'submit',
  (event) => {
    if (root.dataset.ready !== undefined || !(event.target instanceof HTMLFormElement)) return
    waiting = event.target
    event.preventDefault()
    startApp()
    setTimeout(missApp, patience)
  },
  { capture: true },
)

addEventListener('load', async () => {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection
  if (connection?.saveData) return
  // The heroes of both looks are lazy, so that one is fetched; the load does not wait for it, and the app must.
  for (const hero of document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')) {
    // One that is hidden, or left above by a fragment, is not fetched at all.
    if (hero.getBoundingClientRect().bottom > 0) await hero.decode().catch(() => {})
  }
  // Safari has no requestIdleCallback; a short rest after the load serves as well.
  if ('requestIdleCallback' in window) requestIdleCallback(startApp, { timeout: 2_000 })
  else setTimeout(startApp, 200)
})
