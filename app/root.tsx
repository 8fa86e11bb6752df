// The order of the layers, which comes before every other sheet, is in the first.
import './styles/tokens.css'
import './styles/base.css'
import './styles/layout.css'
import { createElement, lazy, useEffect, useState, type ReactElement } from 'react'
import { Outlet } from 'react-router'
import { firstScreenIcons, fullMark } from 'virtual:icons'
import { footer, notice, worksOffline } from '../content/site.yaml'
import { LazyRequestDialog } from './request/dialog/LazyRequestDialog.tsx'
import { Newsletter } from './request/dialog/Newsletter.tsx'
import { LazyPostcard } from './postcard/LazyPostcard.tsx'
import { isFromOwnPage } from './browser/history-entries.ts'
import { forgetReload } from './browser/reload-once.ts'
import { ContactBar } from './shell/ContactBar.tsx'
import { Footer } from './shell/Footer.tsx'
import { Header } from './shell/Header.tsx'
import { Notice } from './shell/Notice.tsx'
import { OfflineNote } from './shell/OfflineNote.tsx'
import { LiveRegion } from './shell/LiveRegion.tsx'
import { ScrollAndFocus } from './shell/scroll-and-focus.ts'
import { Optional } from './ui/Optional.tsx'
import { usePageLinks, usePrefetch } from './page-links.ts'

/** Resolves at the first press; it may be over, because it may have started the app. */
async function firstPress(): Promise<void> {
  const activation = navigator.userActivation as UserActivation | undefined
  if (activation?.hasBeenActive) return
  await new Promise((resolve) => {
    for (const type of ['pointerdown', 'keydown']) {
      addEventListener(type, resolve, { once: true, capture: true, passive: true })
    }
  })
}

/** The site is worth storing at the first press, or on its second page: a short look at one page costs no data. */
async function registerWhenWorthIt(): Promise<void> {
  if (!isFromOwnPage()) await firstPress()
  const { registerServiceWorker } = await import('./service-worker/register.ts')
  await registerServiceWorker()
}

/** Everything around the page. The prerender step finds the beginning of the body by `data-site`. */
export function Root() {
  usePrefetch()
  usePageLinks()

  useEffect(() => {
    forgetReload()
    document.documentElement.dataset.ready = ''
    dispatchEvent(new Event('app-ready'))
    if (import.meta.env.PROD && worksOffline) registerWhenWorthIt().catch(() => {}) // the site works without
  }, [])

  return (
    <div data-site>
      <PageSprite />
      <Header />
      {import.meta.env.NOTICE_BEGINS && notice && <Notice {...notice} />}
      <LazyPostcard />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer newsletter={footer.newsletter && <Newsletter words={footer.newsletter} />} />
      <OfflineNote />
      <ContactBar />
      <LazyRequestDialog />
      <ScrollAndFocus />
      <LiveRegion />
      <LazyTooltips />
    </div>
  )
}

const drawn = ({ tag, attributes, children }: (typeof fullMark)['drawing'][number]): ReactElement =>
  createElement(tag, attributes, ...children.map(drawn))

function PageSprite() {
  return (
    <svg width="0" height="0" className="visually-hidden" aria-hidden="true">
      <symbol id="mark-full" viewBox={fullMark.viewBox}>
        {createElement('g', { fill: 'currentColor' }, ...fullMark.drawing.map(drawn))}
      </symbol>
      {Object.entries(firstScreenIcons).map(([name, drawing]) =>
        createElement('symbol', { key: name, id: `icon-${name}`, viewBox: '0 0 24 24' }, ...drawing.map(drawn)),
      )}
    </svg>
  )
}

const Tooltips = lazy(() => import('./ui/Tooltips.tsx'))

/** Fetches the tooltips when the pointer or the focus first comes to a button that has one. */
function LazyTooltips() {
  const [isWanted, setWanted] = useState(false)

  useEffect(() => {
    if (isWanted) return
    const listening = new AbortController()
    const reach = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') return
      if (event.target instanceof Element && event.target.closest('[data-tooltip]')) setWanted(true)
    }
    for (const type of ['pointerover', 'focusin']) document.addEventListener(type, reach, listening)
    return () => listening.abort()
  }, [isWanted])

  return (
    <Optional when={isWanted}>
      <Tooltips />
    </Optional>
  )
}
