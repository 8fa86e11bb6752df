import { closed, seasons, localCurrency, stays } from '../../../../content/accommodations.yaml'
import { experiences } from '../../../../content/enjoyments.yaml'
import words from '../../../../content/enquiry.yaml'
import site from '../../../../content/site.yaml'
import { terms } from '../../../../content/terms.yaml'
import { openTerms } from '../../../resort/terms.ts'
import type { ResortData } from './resort-data.ts'

/** The facts of the site's content. */
export const resortData: ResortData = {
  resort: site,
  stays,
  seasons,
  closed,
  localCurrency,
  countFromAge: terms.children.countFromAge ?? 2,
  experiences,
  openTerms,
  limits: words.limits,
}
