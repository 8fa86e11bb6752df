import { beginAndEnd } from '../../lib/dates.ts'
import { viewsOf } from '../../app/pages/home/hero-light.ts'
import type { PictureChoice } from '../../content/kinds.ts'
import type { Content } from '../../content/schema.ts'
import type { PictureData } from '../../lib/picture-data.ts'

/** A number of degrees to one decimal: a town's point, which does not tell where a gate is. */
const rounded = (degrees: number) => Math.round(degrees * 10) / 10

/** When the notice begins and ends. Without one neither its component nor its styles are in any page. */
export function inlineConstants({ notice, place }: Pick<Content['site'], 'notice' | 'place'>) {
  const { lat, lon } = place.gate ?? place.weatherPoint
  const { begins, ends } = beginAndEnd(notice, place.timeZone)
  return {
    'import.meta.env.NOTICE_BEGINS': JSON.stringify(begins),
    'import.meta.env.NOTICE_ENDS': JSON.stringify(ends),
    'import.meta.env.SUN_POINT': JSON.stringify({ lat: rounded(lat), lon: rounded(lon) }),
  }
}

/** What the inline script of a hero needs besides: addresses of its pictures, to preload one. */
export function heroConstants({ home }: Pick<Content, 'home'>, pictureOf: (choice: PictureChoice) => PictureData) {
  const pictureAddress = (choice: PictureChoice) => {
    const { base, widths } = pictureOf(choice)
    return { base, widths }
  }
  const views = viewsOf(home.hero.pictures).map(({ lights, wide, tall }) => {
    return { lights, wide: pictureAddress(wide), tall: pictureAddress(tall) }
  })
  return { 'import.meta.env.HERO_VIEWS': JSON.stringify(views) }
}
