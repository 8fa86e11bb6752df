/** The editor on the page. Runs before the site does, so that no marker is ever painted. */
import { App } from './App.tsx'
import { onChange } from '../editor.ts'
import { refresh } from './editor-state.ts'
import { takeOffMarkers } from './fields-of-texts.ts'
import { openShadow } from './shadow-root.tsx'

takeOffMarkers()

await refresh()
const { host, root } = openShadow()
root.render(<App place={host} />)
// By this window, by another one, or by hand.
onChange(() => void refresh())
