/**
 * The inline script of every page, the only one, for what cannot wait for React. It is written into the head, and allowed
 * in the Content-Security-Policy by its hash. It fetches the app once the browser is idle, or at the first touch or key.
 */
import { isSharedLink } from '../lib/paths.ts'
import { afterPaint, repeatEarlyPresses } from './browser/early-presses.ts'
import { followScroll } from './shell/header-on-scroll.ts'
import { markSwitch, rememberedLook, showLook, switchLook } from './shell/look.ts'

const root = document.documentElement

const look = rememberedLook()
if (look) showLook(root, look)
// When the app is ready, it may have rendered a new switch.
for (const type of ['DOMContentLoaded', 'app-ready']) addEventListener(type, () => markSwitch(root))
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => markSwitch(root))

// R4: only before the first paint; a notice never comes or goes while the page is open, which would move it.
if (import.meta.env.NOTICE_BEGINS) {
  const now = Date.now()
  root.toggleAttribute('data-no-notice', now < import.meta.env.NOTICE_BEGINS || now >= import.meta.env.NOTICE_ENDS)
}

// N2: logged once for each page load, also if the app fails.
if (root.dataset.page === 'not-found') console.error(`404: no page at ${location.pathname}`)

followScroll(root)

addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-look-switch]')) afterPaint(() => switchLook(root))
})

/** Milliseconds that an early press waits for the app before the contact links are shown. */
const timeoutMs = 4_000

// Shows the contact links in place of the forms (base.css). The app may still arrive, with a better signal.
const missApp = () => {
  if (root.dataset.ready === undefined) root.dataset.noApp = ''
}
addEventListener('app-ready', () => delete root.dataset.noApp)

// A host may let browsers keep for a year that a file was missing: it is asked for past the cache, for the next load.
function askAgain({ target }: Event) {
  const { rel, href } = target as HTMLLinkElement
  if (rel) fetch(href, { cache: 'reload', keepalive: true }).catch(() => {})
}
addEventListener('error', askAgain, true)

let isAsked = false
function startApp() {
  if (isAsked) return
  isAsked = true
  // `data-app` is written by the prerender step: the entry, then all modules of this page, to be fetched in parallel.
  const modules = (root.dataset.app ?? '').split(' ')
  for (const href of modules) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  // If the app cannot be fetched, the page still works: its text and its links need no script.
  import(/* @vite-ignore */ modules[0]!).catch((reason: unknown) => {
    isAsked = false
    missApp()
    console.warn('The app could not be fetched:', reason)
  })
}

for (const type of ['pointerdown', 'keydown', 'touchstart']) {
  addEventListener(type, startApp, { capture: true, passive: true, once: true })
}

// The postcard of a shared link covers the page: it does not wait for the hero behind it.
if (isSharedLink(location.hash)) addEventListener('DOMContentLoaded', () => afterPaint(startApp))

repeatEarlyPresses(root, () => {
  startApp()
  setTimeout(missApp, timeoutMs)
})

addEventListener('load', async () => {
  if (navigator.connection?.saveData) return
  // The hero images are lazy, so that only that of the shown look is fetched. The load event does not wait for lazy
  // images, but the app must not delay the hero.
  for (const hero of document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')) {
    // Not a hero that is hidden or scrolled past: browsers do not load it, so `decode()` would never resolve.
    const isAway = () => hero.getBoundingClientRect().bottom <= 0
    if (isAway()) continue
    const left = new Promise<void>((tell) => addEventListener('scroll', () => isAway() && tell()))
    await Promise.race([hero.decode().catch(() => {}), left])
  }
  // Safari has no requestIdleCallback, so there a short delay is used.
  if ('requestIdleCallback' in window) requestIdleCallback(startApp, { timeout: 2_000 })
  else setTimeout(startApp, 200)
})
