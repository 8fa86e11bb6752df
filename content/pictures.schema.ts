import { z } from 'zod'
import { fields, id, meta, pattern, text } from './fields.ts'

export const picturesSchema = z
  .record(
    id('Key of the picture.'),
    fields(
      {
        file: pattern(
          /^\w[\w -]*\.[a-z]+$/i,
          'must be the name of a file in assets/pictures, for example rose-garden.webp',
          { is: 'File in assets/pictures.', more: 'A photograph with the same name replaces it.' },
        ).max(80, 'must be the name of a file of at most 80 characters'),
        alt: text('What the picture shows, for guests who cannot see it.', { min: 5, max: 200 }),
      },
      'A picture: its file, and what it shows.',
    ),
    'must hold pictures under their keys',
  )
  .meta(meta('Catalogue of pictures, by key.'))
