/** Colours of app/styles/tokens.css, for pictures, manifest and other files outside of pages. */

export type Colour = readonly [red: number, green: number, blue: number] // each from 0 to 255

const linear = Float64Array.from({ length: 256 }, (_, part) => {
  const level = part / 255
  return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4
})

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance({ 0: red = 0, 1: green = 0, 2: blue = 0 }: ArrayLike<number>): number {
  const of = (part: number) => linear[Math.round(part)] ?? 0
  return 0.2126 * of(red) + 0.7152 * of(green) + 0.0722 * of(blue)
}

export type ColourByLook = { day: string; evening: string }

/** The value of a role of tokens.css in both looks, as #rrggbb. @throws Error where it is no plain colour */
export function tokenColour(tokens: string, role: string): ColourByLook {
  const written = new RegExp(`${role}:\\s*([^;]+);`).exec(tokens)?.[1]?.trim() ?? ''
  const [, day, evening] = /^light-dark\((.+?),\s*(.+)\)$/.exec(written) ?? [written, written, written]
  const resolve = (value = '', look: keyof ColourByLook): string => {
    const reference = /^var\((--[\w-]+)\)$/.exec(value)?.[1]
    if (reference) return tokenColour(tokens, reference)[look]
    if (/^#[0-9a-f]{6}$/i.test(value)) return value
    throw new Error(`app/styles/tokens.css: ${role} is no colour written as #rrggbb.`)
  }
  return { day: resolve(day, 'day'), evening: resolve(evening, 'evening') }
}
