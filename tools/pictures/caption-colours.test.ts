import { expect, test } from 'vitest'
import { PictureChoice } from '../../content/fields.ts'
import { captionColours } from './caption-colours.ts'

const tokens = '--band-teal: #14464f; --band-plum: #3d2458;'

const shown = (key: string) => new PictureChoice({ key, focus: { x: 50, y: 50 } })

test('a picture has the ink of the nearest entry around it', () => {
  const content = {
    home: { hero: { picture: shown('hero') } },
    about: {
      ink: 'teal',
      picture: shown('house'),
      people: [{ ink: 'plum', pictures: { left: shown('cook') } }, { picture: shown('guide') }],
    },
  }
  expect(captionColours(content, tokens)).toEqual({ house: '#14464f', cook: '#3d2458', guide: '#14464f' })
})
