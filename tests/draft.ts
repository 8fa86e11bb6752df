/**
 * Whether the site is still the draft that the specification describes. Until the owner gives it an address, its words
 * and numbers are held to the specification; from then on they are the owner's, and only what makes content valid is
 * tested.
 */
import { join } from 'node:path'
import { loadContent } from '../build/content.ts'

const { content } = loadContent(join(import.meta.dirname, '..'))

/** True as well where the content cannot be read: other tests tell why. */
export const isDraft = content === null || new URL(content.site.siteUrl).hostname.endsWith('.example')

/** Stands in titles of tests that are left out once the site has an address. */
export const whileDraft = '(while siteUrl ends in .example)'
