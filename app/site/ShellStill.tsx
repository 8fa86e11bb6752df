/** What only stands there on every page. */
export { FooterColumns } from './FooterColumns.tsx'
export { FooterLegal } from './FooterLegal.tsx'
export { Horizon } from './Horizon.tsx'
export { PageSprite } from './PageSprite.tsx'
