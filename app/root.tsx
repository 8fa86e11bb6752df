// The order of the layers comes before every other sheet.
import './styles/layers.css'
import './styles/tokens.css'
import './styles/reset.css'
import './styles/base.css'
import './styles/print.css'
import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { footer, notice, saveForTheRoad as isSaved } from '../content/site.yaml'
import ui from '../content/ui.yaml'
import { LazyEnquiryDialog } from './enquiry/dialog/LazyEnquiryDialog.tsx'
import { Newsletter } from './enquiry/contact/Newsletter.tsx'
import { SharedPostcard } from './enquiry/postcard/SharedPostcard.tsx'
import { forgetReload } from './browser/reload-once.ts'
import { PrivacyNote } from './privacy/PrivacyNote.tsx'
import { ContactBar } from './site/ContactBar.tsx'
import { Footer } from './site/Footer.tsx'
import { Header } from './site/Header.tsx'
import { LazyTooltips } from './site/LazyTooltips.tsx'
import { Notice } from './site/Notice.tsx'
import { OfflineNote } from './site/OfflineNote.tsx'
import { RouteAnnouncer } from './site/RouteAnnouncer.tsx'
import { PageSprite } from './site/PageSprite.tsx'
import { worthRegistering } from './service-worker/when-to-register.ts'
import { nameToasts } from './ui/toast.ts'
import { usePageClicks } from './shell/use-page-clicks.ts'
import { usePrefetch } from './shell/use-prefetch.ts'

nameToasts(ui.toasts)

async function registerWhenWorthIt(): Promise<void> {
  await worthRegistering()
  const { registerServiceWorker } = await import('./service-worker/register.ts')
  await registerServiceWorker()
}

/** Everything around the page. The prerender step finds the beginning of the body by `data-site`. */
export function Root() {
  usePrefetch()
  usePageClicks()

  useEffect(() => {
    forgetReload()
    document.documentElement.dataset.ready = ''
    dispatchEvent(new Event('app-ready'))
    if (import.meta.env.PROD && isSaved) registerWhenWorthIt().catch(() => {}) // the site works without
  }, [])

  return (
    <div data-site>
      <PageSprite />
      <Header />
      {import.meta.env.NOTICE_BEGINS && notice && <Notice {...notice} />}
      <SharedPostcard />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer newsletter={footer.newsletter && <Newsletter words={footer.newsletter} />} privacy={<PrivacyNote />} />
      <OfflineNote />
      <ContactBar />
      <LazyEnquiryDialog />
      <RouteAnnouncer />
      <LazyTooltips />
    </div>
  )
}
