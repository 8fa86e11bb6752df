import { z } from 'zod'
import { fields, focus, id, text } from './fields.ts'

export const picturesSchema = z
  .record(
    id('Key of the picture.'),
    fields(
      {
        file: z
          .string('must be the name of a file in assets/pictures, for example rose-garden.webp')
          .regex(
            /^[a-z0-9][a-z0-9-]*\.[a-z]+$/,
            'must be the name of a file in assets/pictures, for example rose-garden.webp',
          )
          .max(80, 'must be the name of a file of at most 80 characters')
          .describe('File in assets/pictures. A photograph of the same name takes its place.'),
        alt: text('What the picture shows, for those who cannot see it.', { min: 5, max: 200 }),
        focus: focus('The point that must stay in sight when the picture is cropped.'),
      },
      'A picture: its file, what it shows, and its most important point.',
    ),
    'must hold pictures under their keys',
  )
  .describe('Catalogue of pictures, by key.')
