import type { z } from 'zod'
import { fields, list, listOf, markedText, orNull, picture, reference, text } from './kinds.ts'
import { head, intro, kicker, label, link, linkedCard, sentence, short } from './section-fields.ts'
import { pages } from './words/pages.ts'
import { wordsLike } from './words.ts'

const below = (what: string) => markedText(`Small line below ${what}.`, { max: 70 })

const cards = <Of extends z.core.$ZodLooseShape>(of: Of) =>
  listOf('One to three cards.', { min: 1, max: 3 }, 'A card.', {
    ...of,
    linkLabel: text('Words of the link.', label),
    picture: picture('Picture, cropped for this card.'),
  })

export const homeSchema = fields('Home page.', {
  head,
  hero: fields('First screen.', {
    ...wordsLike(pages.home.hero),
    kicker: markedText('Small line above the text.', { max: 60 }),
    heading: list(text('A line of the heading, short enough for a phone.', { max: 14 }), 'Heading, line by line.', {
      max: 3,
    }),
    lede: markedText('Opening sentence.', sentence),
    hurried: markedText('For guests in a hurry: what they need to know.', { max: 90 }),
    pictures: fields(
      {
        is: 'The same view at four times of day, wide and tall.',
        more: 'The time of day at the resort chooses one. The page darkens it so far that the title is legible.',
      },
      {
        wide: picture('By day, on wide screens.'),
        tall: picture('By day, on phones.'),
        wideNoon: orNull(picture('Under a high sun, on wide screens.')),
        tallNoon: orNull(picture('Under a high sun, on phones.')),
        wideLastLight: orNull(picture('At sunset, on wide screens.')),
        tallLastLight: orNull(picture('At sunset, on phones.')),
        wideEvening: orNull(picture('At night, on wide screens.')),
        tallEvening: orNull(picture('At night, on phones.')),
      },
    ),
  }),
  sharedPicture: picture('Shown with a shared link to the site.'),
  about: fields('Who you are, in short.', {
    kicker,
    ...intro,
    ...wordsLike(pages.home.about),
    picture: picture('Picture.'),
    values: list(linkedCard, 'The tiles.', { max: 3 }),
  }),
  quote: fields('Quote.', {
    text: markedText('The quote.', { max: 90 }),
    translation: markedText('The quote in English.', { max: 120 }),
    source: markedText('Who says so.', short),
  }),
  enjoyments: fields('Some of the enjoyments.', {
    ...intro,
    cards: cards({
      experience: reference('experiences', {
        is: 'Experience of the card.',
        more: 'Its name and text come from there.',
      }),
    }),
    ...wordsLike(pages.home.enjoyments),
  }),
  accommodations: fields('Some of the rooms and houses.', {
    ...intro,
    cards: cards({
      stay: reference('stays', { is: 'Room or house of the card.', more: 'Its name, price and text come from there.' }),
    }),
    ...wordsLike(pages.home.accommodations),
  }),
  hours: orNull(
    fields('Your garden at four hours of the day, each a link to what guests do then.', {
      label: text('Name of the strip, read aloud.', short),
      pictures: fields('One view at four hours, each in a quarter of the picture.', {
        wide: picture('The four side by side.'),
        tall: picture('One below another, for phones.'),
      }),
      panels: listOf('From left to right, on phones from top to bottom.', { min: 4, max: 4 }, 'One of the four.', {
        time: text('The hour, as guests read it.', { max: 12 }),
        alt: text('What this quarter shows, for guests who cannot see it.', sentence),
        link,
      }),
    }),
  ),
  contact: fields('Contact section.', {
    ...intro,
    stamp: picture('Picture on the form’s stamp.'),
    whatsapp: below('WhatsApp'),
    phone: below('the number'),
    email: below('the address'),
  }),
})
