import site from '../../content/site.yaml'
import { sunYear } from './sun.ts'

/** The sun at the resort on the fifteenth of each month, in the year of the build; years differ by about a minute. */
export const sunOfYear = sunYear(Number(import.meta.env.BUILD_DAY.slice(0, 4)), site.place)
