/** Made by `tools/content/outings.ts` while building, from the places, the experiences and the hours of the content. */
declare module 'virtual:outings' {
  export const outings: import('./plan.ts').NamedOuting[]
  export const hours: Omit<import('./plan.ts').DayHours, 'sunset'>
}
