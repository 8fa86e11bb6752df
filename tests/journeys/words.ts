/** The words that guests read, as the owner has them, with facts filled in. */
import { join } from 'node:path'
import { loadContent } from '../../build/content.ts'

const { content } = loadContent(join(import.meta.dirname, '../..'))
if (content === null) throw new Error('The content has problems: npm run check tells them.')

export const { about, accommodations, enjoyments, enquiry, home, location, pictures, site, terms, ui, postcard, 'not-found': notFound } = content
