/** One unit of a stay. */
export type Unit = { stay: string; unit: number }

export const isOf = (one: Unit, { stay, unit }: Unit): boolean => one.stay === stay && one.unit === unit
