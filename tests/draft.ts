/**
 * Whether the site is still the draft of the specification. Until the owner gives it an address, tests compare its
 * words and numbers with the specification; after that they test only that content is valid.
 */
import { join } from 'node:path'
import { loadContent } from '../build/content.ts'

const { content } = loadContent(join(import.meta.dirname, '..'))

/** Also true where the content cannot be read: other tests report that. */
export const isDraft = content === null || new URL(content.site.siteUrl).hostname.endsWith('.example')

/** For the titles of tests that are skipped once the site has an address. */
export const whileDraft = '(while siteUrl ends in .example)'
