import { closed, seasons, localCurrency, stays } from '../../../../content/accommodations.yaml'
import { experiences } from '../../../../content/enjoyments.yaml'
import words from '../../../../content/enquiry.yaml'
import site from '../../../../content/site.yaml'
import { terms } from '../../../../content/terms.yaml'
import { allOpenQuestions } from '../../../resort/terms.ts'
import type { ResortData } from './resort-data.ts'

const parts: Record<string, string> = words.message.closing.parts

/** The facts of the site's content. */
export const resortData: ResortData = {
  resort: site,
  stays,
  seasons,
  closed,
  localCurrency,
  countFromAge: terms.children.countFromAge ?? 2,
  experiences,
  questions: allOpenQuestions.map(({ id, question }) => ({ id, question, ofPrice: parts[id] ?? null })),
  limits: words.limits,
}
