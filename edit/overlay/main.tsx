/** The editor on the page. Runs before the site does, so that no marker is ever painted. */
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { hot, keepOver } from './channel.ts'
import { refresh } from './editor-state.ts'
import { takeOffMarkers } from './marked-texts.ts'
import css from './tool.css?inline'

takeOffMarkers()

const host = document.createElement('page-editor')
const shadow = host.attachShadow({ mode: 'open' })
const style = document.createElement('style')
style.textContent = css
const root = document.createElement('div')
shadow.append(style, root)
// Outside the body Firefox does not replace selected words by what is typed.
document.body.append(host)
createRoot(root).render(<App host={host} />)

// By this window, by another one, or by hand.
for (const change of ['vite:afterUpdate', 'edit:changed']) hot.on(change, () => void refresh())
void refresh()

const top = keepOver('edit-scroll', () => String(scrollY))
if (top !== '') {
  const until = Date.now() + 5_000
  const back = setInterval(() => {
    const isThere = document.documentElement.scrollHeight >= Number(top) + innerHeight
    if (isThere) scrollTo({ top: Number(top), behavior: 'instant' })
    if (isThere || Date.now() > until) clearInterval(back)
  }, 50)
}
