import { expect, test } from 'vitest'
import { PictureChoice } from '../../content/fields.ts'
import { captionColours } from './caption-colours.ts'

const tokens = '--band-teal: #14464f; --band-plum: #3d2458;'

test('a picture has the ink of the nearest entry around it', () => {
  const content = {
    home: { hero: { picture: new PictureChoice('hero') } },
    about: {
      ink: 'teal',
      picture: new PictureChoice('house'),
      people: [{ ink: 'plum', pictures: { left: new PictureChoice('cook') } }, { picture: new PictureChoice('guide') }],
    },
  }
  expect(captionColours(content, tokens)).toEqual({ house: '#14464f', cook: '#3d2458', guide: '#14464f' })
})
