import { z } from 'zod'
import { id, meta, text } from './fields.ts'

export const picturesSchema = z
  .record(
    id({ is: 'Key of the picture, and the name of its file.', more: 'A photograph of the same name replaces it.' }),
    text('What the picture shows, for guests who cannot see it.', { min: 5, max: 200 }),
    'must hold pictures: what each shows, under its key',
  )
  .meta(meta('Catalogue of pictures, by key.'))
