/** The inline script of pages with a hero decides before first paint in which light it is shown, and preloads it. */
import './entry.inline.ts'
import { srcSet } from '../lib/picture-data.ts'
import { screens, showLight } from './pages/home/hero-light.ts'

const light = showLight(document.documentElement)
const view = import.meta.env.HERO_VIEWS.find(({ lights }) => lights.includes(light))
// A link to a section shows that section, not the hero.
if (view && !location.hash) {
  const shape = matchMedia(screens.tall.media).matches ? 'tall' : 'wide'
  const link = document.createElement('link')
  link.rel = 'preload'
  link.as = 'image'
  link.type = 'image/avif'
  link.fetchPriority = 'high'
  link.imageSizes = screens[shape].sizes
  link.imageSrcset = srcSet(view[shape])
  document.head.append(link)
}
