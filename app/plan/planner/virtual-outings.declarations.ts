/** Made by `tools/content/outings.ts` while building, from the places and the experiences of the content. */
declare module 'virtual:outings' {
  export const outings: import('./outing.ts').Outing[]
  export const neighbours: import('./outing.ts').Neighbours[]
}
