export type Part = 'morning' | 'afternoon'

/** What a guest has chosen, and where the guest has put it: a day, from 1 on, and a part of it. */
export interface Choice {
  id: string
  day?: number | undefined
  part?: Part | undefined
}
