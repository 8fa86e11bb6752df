import { z } from 'zod'
import { meta, pattern, text } from './kinds.ts'

const words = 'must be a file and a field, for example site.yaml#phone'

export type OpenFact = { path: string; why: string }

/** The facts as content/unconfirmed.yaml lists them, sound or not: a question by each path. */
export const openFactsIn = (listed: unknown): OpenFact[] =>
  Object.entries(listed ?? {}).flatMap(([path, why]) => (typeof why === 'string' ? [{ path, why }] : []))

const alone = /^(?:terms\.yaml#terms|site\.yaml#(?:name|siteUrl|phone|whatsapp|email|social))(?:\.|$)/

/** Whether a fact is confirmed by itself: what a guest pays for, and where the resort is reached. Others by page. */
export const isConfirmedAlone = (path: string): boolean => alone.test(path)

export const unconfirmedSchema = z
  .record(
    pattern(
      /^[a-z-]+\.yaml#[A-Za-z0-9.-]+$/,
      words,
      'File and field; list entries by id or number from 1: accommodations.yaml#stays.garden-suite.features.',
    ).max(200, words),
    text('The question for you: what is not certain yet.', { min: 10, max: 240 }),
    'must hold facts, each with a question',
  )
  .transform(openFactsIn)
  .meta(meta({ is: 'Facts that nobody has confirmed.', more: 'The site cannot be launched while there are any.' }))
