/** Fields that several content files have in common: headings, captions, cards, links, and their lengths. */
import { icons } from '@iconify-json/lucide'
import { z } from 'zod'
import type { ContentIconName } from '../lib/icon-names.ts'
import { didYouMean } from './did-you-mean.ts'
import { type About, choice, fields, listOf, markedText, meta, orNull, text, webAddress, yesOrNo } from './kinds.ts'

/** Targets of links, by their names in `lib/paths.ts`. */
const linkTargets = [
  'home',
  'accommodations',
  'enjoyments',
  'celebrations',
  'location',
  'nearby',
  'about',
  'homeContact',
  'homeAccommodations',
] as const

export type LinkTarget = (typeof linkTargets)[number]

const inks = ['claret', 'teal', 'plum', 'umber', 'forest'] as const

export const short = { max: 40 }
export const label = { max: 48 }
export const sentence = { max: 200 }
export const paragraph = { max: 420 }

export const head = fields('What search engines and browser tabs show.', {
  title: text('Title in the browser tab and in search results.', { min: 10, max: 60 }),
  description: text('What search results show below the title.', { min: 120, max: 155 }),
})

export const kicker = markedText('Small line above the heading.', short)
export const heading = markedText('Heading.', { max: 70 })

/** The words at the top of a section, and of a page. */
export const intro = { heading, lede: markedText('Opening sentences beside the heading.', paragraph) }
export const pageTop = { head, ...intro }

export const ink = choice(inks, { is: 'Colour of the caption.', more: 'Choose the one in the picture’s shadows.' })

/** Every icon that content may choose: the whole set of lucide, of which only the chosen ones are built. */
export const iconSet: ReadonlySet<string> = new Set(Object.keys({ ...icons.icons, ...icons.aliases }))

const iconWords = ({ input }: { input?: unknown }) =>
  `must be the name of an icon of https://lucide.dev/icons${didYouMean(input, iconSet)}`

export const icon = z
  .string({ error: iconWords })
  .refine((name) => iconSet.has(name), { error: iconWords })
  .meta(meta('Icon beside the text.', { isIcon: true }))
  .transform((name) => name as ContentIconName)

export const iconCard = fields('Icon, heading and text.', {
  icon,
  heading: text('Heading of the card.', label),
  text: markedText('What it says, in one or two sentences.', sentence),
})

export const iconLine = fields('Icon and text.', {
  icon,
  text: markedText('What there is, in a few words.', { max: 60 }),
})

const otherSite = webAddress('Another site.')
const targetWords = `must be one of ${linkTargets.join(', ')}, or a whole web address that begins with https://`

export const anyLink = fields('A link to a page of this site or another site.', {
  to: z
    .string(targetWords)
    .refine((to) => linkTargets.some((target) => target === to) || otherSite.safeParse(to).success, targetWords)
    .meta(meta('Where the link goes: a page of this site, or a whole web address.')),
  label: text('Words of the link.', label),
})

export const link = fields('A link to a page of this site.', {
  to: choice(linkTargets, 'Where the link goes.'),
  label: text('Words of the link.', label),
})

export const linkedCard = fields('Icon, heading, text, and perhaps a link.', {
  ...iconCard.shape,
  link: link.optional(),
})

export const shortAnswer = text(
  'The answer in a few words, without a full stop, for the estimate; for example: Breakfast included.',
  { max: 32 },
)

/** An answer in words, for facts that have no other form. */
export const answerInWords = fields('The answer.', {
  text: markedText('The answer, in one or two whole sentences.', sentence),
  short: shortAnswer,
})

export const askUs = yesOrNo(
  { is: 'Whether you would rather be asked.', more: 'The site can then be launched without an answer.' },
  'true if you would rather be asked',
)

export const steps = (about: About) =>
  fields(about, {
    heading: text('Heading of the steps.', short),
    steps: listOf('The steps, in order.', { min: 2, max: 4 }, 'A step.', {
      name: text('The step in a few words.', { max: 30 }),
      text: markedText('What happens, in one or two sentences.', sentence),
    }),
  })

/** A question that guests ask. While its answer is null, one button adds it to their message. */
export const askable = {
  label: text('What it is about, in a word or two.', { max: 30 }),
  question: text('The guest’s question, exactly as it is sent.', { max: 110 }),
  askUs,
}

/** A fact with an answer of its own form; null while it is open, so that guests ask for it. */
export function openFactOf<Answer extends z.ZodType>(answer: Answer, about: About) {
  return fields(about, { ...askable, answer: orNull(answer) })
}
