/** Paths of fields, such as `stays.yaml#list.2.name`: what lies in what. */

/** Whether a path is this one, or lies in it. */
export const isUnder = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}.`)

/** The entry or group that a field lies in. */
export const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('.'))
