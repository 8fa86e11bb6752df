/** Made by `tools/content/outings.ts` while building, from the places, the experiences and the hours of the content. */
declare module 'virtual:outings' {
  export const outings: import('./outing.ts').NamedOuting[]
  export const hours: Omit<import('./outing.ts').DayHours, 'sunset'> & { isSettled: boolean }
}
