import { expect, test } from 'vitest'
import { leastWidth, widthsFor } from './plan.ts'
import type { PictureUse } from '../content/picture-entries.ts'

test.each<[PictureUse, original: number, widths: number[]]>([
  ['card', 3000, [320, 480, 640, 800, 1200, 1600]],
  ['card', 1600, [320, 480, 640, 800, 1200, 1600]],
  ['card', 1200, [320, 480, 640, 800, 1200]],
  ['heroWide', 2000, [800, 1200, 1600, 2000]],
  ['heroTall', 1600, [480, 640, 720, 1080, 1440]],
  ['portrait', leastWidth('portrait'), [240, 320, 480, 800]],
  ['spare', 200, [200]],
])('as %s an original of %d pixels is never enlarged, and fills its ladder', (use, original, widths) => {
  expect(widthsFor(use, original)).toEqual(widths)
})
