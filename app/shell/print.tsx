import site from '../../content/site.yaml'
import { phone, postalAddress } from '../resort/links.ts'

/** Above the printed page: whose it is. Last in the page, so that its first screen is not heavier (base.css). */
export const Letterhead = () => <p className="only-print letterhead">{[site.name, postalAddress, phone].join(' · ')}</p>

/** Prints with the pictures that are on paper alone; after three seconds without those that have not come. */
export async function printPage(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-fact-sheet] img')]
  for (const picture of pictures) picture.loading = 'eager'
  const late = new Promise((resolve) => setTimeout(resolve, 3_000))
  await Promise.race([late, Promise.allSettled(pictures.map((picture) => picture.decode()))])
  print()
}

/** Prints the plan alone, without the page around it. */
export function printPlan(): void {
  const { dataset } = document.documentElement
  dataset.printsPlan = ''
  addEventListener('afterprint', () => delete dataset.printsPlan, { once: true })
  print()
}
