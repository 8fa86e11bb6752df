/** The editor on the page. Runs before the site does, so that no marker is ever painted. */
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { onChange } from '../editor.ts'
import { refresh } from './editor-state.ts'
import { takeOffMarkers } from './marked-texts.ts'
import css from './tool.css?inline'

takeOffMarkers()

const host = document.createElement('page-editor')
const shadow = host.attachShadow({ mode: 'open' })
const style = new CSSStyleSheet()
style.replaceSync(css)
shadow.adoptedStyleSheets = [style]
const root = document.createElement('div')
shadow.append(root)
// Outside the body Firefox does not replace selected words by what is typed.
document.body.append(host)
createRoot(root).render(<App host={host} />)

// By this window, by another one, or by hand.
onChange(() => void refresh())
void refresh()
