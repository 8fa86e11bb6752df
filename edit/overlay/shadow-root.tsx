/** A place of the editor's own on the page, with its own styles. */
import { createRoot, type Root } from 'react-dom/client'
import css from './tool.css?inline'

export function openShadow(): { host: HTMLElement; root: Root } {
  const host = document.createElement('page-editor')
  const shadow = host.attachShadow({ mode: 'open' })
  const style = new CSSStyleSheet()
  style.replaceSync(css)
  shadow.adoptedStyleSheets = [style]
  const root = document.createElement('div')
  shadow.append(root)
  // Outside the body Firefox does not replace selected words by what is typed.
  document.body.append(host)
  return { host, root: createRoot(root) }
}
