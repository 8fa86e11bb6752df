/** The editor on the page. Runs before the site does, so that no marker is ever painted. */
import { App } from './App.tsx'
import { takeOffMarkers } from './fields-of-texts.ts'
import { openShadow } from './shadow-root.tsx'

takeOffMarkers()

const { host, root } = openShadow()
root.render(<App place={host} />)
