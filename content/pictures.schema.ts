import { z } from 'zod'
import { fields, focus, id, text } from './fields.ts'

export const picturesSchema = z
  .record(
    id('Key of the picture.'),
    fields(
      {
        file: z
          .string('must be the name of a file in assets/pictures, for example rose-garden.webp')
          .regex(/^\w[\w -]*\.[a-z]+$/i, 'must be the name of a file in assets/pictures, for example rose-garden.webp')
          .max(80, 'must be the name of a file of at most 80 characters')
          .describe('File in assets/pictures. A photograph of the same name takes its place.'),
        alt: text('What the picture shows, for those who cannot see it.', { min: 5, max: 200 }),
        seen: z
          .string('must be the eight letters and digits that the check gives you, in quotes')
          .regex(/^[0-9a-f]{8}$/, 'must be the eight letters and digits that the check gives you, in quotes')
          .optional()
          .describe(
            'Which file the words were written for. Once another file takes its place, the check asks for its words.',
          ),
        focus: focus('The point that must stay in sight when the picture is cropped.'),
      },
      'A picture: its file, what it shows, and its most important point.',
    ),
    'must hold pictures under their keys',
  )
  .describe('Catalogue of pictures, by key.')
