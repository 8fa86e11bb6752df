/**
 * The content that unit tests read: that of the resort by the sea (`tests/resort/`). It has no pictures. What the owner
 * changes never reaches these tests.
 */
import { join } from 'node:path'
import { focusClass } from '../../tools/content/picture-entries.ts'
import { root } from '../../tools/root.ts'
import type { SiteData } from '../../tools/site-data.ts'

export const sample = join(root, 'tests/resort')

/** A picture as pages know it, without the minutes that making it takes. */
export const samplePicture: SiteData['picture'] = (key, focus) => ({
  key,
  alt: `What ${key} shows.`,
  width: 1600,
  height: 1200,
  base: `/pictures/${key}.0123abcd`,
  widths: [320, 480, 640, 800, 1200, 1600],
  focusClass: focusClass(focus.x, focus.y),
})
