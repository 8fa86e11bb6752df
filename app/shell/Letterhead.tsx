import site from '../../content/site.yaml'
import { phone, postalAddress } from '../resort/links.ts'

/** Above the printed page: whose it is. Last in the page, so that its first screen is not heavier (base.css). */
export const Letterhead = () => <p className="only-print letterhead">{[site.name, postalAddress, phone].join(' · ')}</p>
