import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../tests/temporary-folder.ts'
import { PictureChoice } from '../../content/kinds.ts'
import type { Content } from '../../content/schema.ts'
import { soundContent } from '../../tests/content/content-copy.ts'
import { writeSocialCards } from './social-cards.ts'

const content = soundContent()
const { folder, write } = temporaryFolder()
vi.stubEnv('WARIDI_CACHE', join(folder, 'cache'))

write('lawn.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960"/>')
const original = { path: join(folder, 'lawn.svg'), hash: '1', width: 1280, height: 960, gradient: '' }
const originals = new Map(Object.keys(content.pictures).map((key) => [key, original]))
const draw = (of: Content) => writeSocialCards(of, { root: folder, outDir: join(folder, 'site'), originals })

test('a card has another address when its picture is cropped elsewhere', async () => {
  const first = await draw(content)
  const picture = new PictureChoice({ key: content.location.picture.key, focus: { x: 1, y: 2 } })
  const moved = await draw({ ...content, location: { ...content.location, picture } })
  const changed = first.filter(({ card }, at) => moved[at]?.card.src !== card.src).map(({ path }) => path)
  expect(changed).toEqual(['/location'])
})
