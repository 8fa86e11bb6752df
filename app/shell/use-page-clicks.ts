import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import ui from '../../content/ui.yaml'
import { useOpenEnquiry } from '../enquiry/dialog/open-enquiry.ts'
import { afterPaint } from '../browser/after-paint.ts'
import { subjects, type EnquiryPreset } from '../../lib/paths.ts'
import { isPlainPress } from '../browser/plain-press.ts'
import { pages } from '../routes.ts'
import { switchLookInCircle } from '../site/look-circle.ts'
import { copyText } from '../ui/share.ts'
import { showToast } from '../ui/toast.ts'

/** Reads the preset of a booking link from its address, which works without scripting too. */
function presetOf({ search }: HTMLAnchorElement): EnquiryPreset {
  const query = new URLSearchParams(search)
  const preset: EnquiryPreset = { subject: subjects.find((each) => each === query.get('subject')) ?? 'booking-request' }
  for (const name of ['stay', 'about', 'occasion'] as const) {
    const id = query.get(name)
    if (id) preset[name] = id
  }
  return preset
}

async function copy({ copy: text = '', copied = '' }: DOMStringMap): Promise<void> {
  if (await copyText(text)) await showToast(copied)
  else await showToast(ui.copy.refused, 'failed')
}

/**
 * Handles clicks for the whole page by one listener, so that links and buttons stay plain HTML. A link to a page of the
 * site navigates without a load; a booking link opens the booking dialog; buttons copy, print or switch the look.
 * Fragments of this page and other addresses are left to the browser.
 */
export function useAnswers(): void {
  const navigate = useNavigate()
  const openEnquiry = useOpenEnquiry()

  useEffect(() => {
    const listening = new AbortController()

    const answer = (event: MouseEvent) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return
      const pressed = event.target.closest<HTMLElement>('a[href], [data-copy], [data-print], [data-look-switch]')
      if (pressed?.dataset.copy !== undefined) return void copy(pressed.dataset)
      if (pressed?.dataset.print !== undefined) return print()
      if (pressed?.dataset.lookSwitch !== undefined) {
        // Prevents the inline starter from switching it as well.
        event.preventDefault()
        return afterPaint(() => switchLookInCircle(pressed))
      }
      if (!(pressed instanceof HTMLAnchorElement) || !isPlainPress(event)) return

      if (pressed.dataset.book !== undefined) {
        event.preventDefault()
        return afterPaint(() => openEnquiry(presetOf(pressed), pressed))
      }
      const to = pressed.getAttribute('href') ?? ''
      if (!to.startsWith('/') || !pages.some(({ path }) => path === pressed.pathname)) return
      event.preventDefault()
      void navigate(to, { viewTransition: true, replace: pressed.href === location.href })
    }
    document.addEventListener('click', answer, { signal: listening.signal })
    return () => listening.abort()
  }, [navigate, openEnquiry])
}
