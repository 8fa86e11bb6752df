import { useEffect } from 'react'
import { Outlet } from 'react-router'
import './styles/site.css'
import 'virtual:focus-points.css'
import { EnquiryDialog } from './enquiry/EnquiryDialog.tsx'
import { forgetLoadedAgain } from './lib/page-unavailable.ts'
import { ContactBar } from './site/ContactBar.tsx'
import { Footer } from './site/Footer.tsx'
import { Header } from './site/Header.tsx'
import { PageSprite } from './site/PageSprite.tsx'
import { RouteAnnouncer } from './site/RouteAnnouncer.tsx'
import { SkipLink } from './site/SkipLink.tsx'
import { Tooltips } from './ui/Tooltips.tsx'

/** What stands on every page, around the page itself. `data-site` tells the prerender step where the body begins. */
export function Root() {
  useEffect(() => {
    forgetLoadedAgain()
    document.documentElement.dataset.ready = ''
    dispatchEvent(new Event('app-ready'))
  }, [])

  return (
    <div data-site>
      <PageSprite />
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
      <ContactBar />
      <EnquiryDialog />
      <RouteAnnouncer />
      <Tooltips />
    </div>
  )
}
