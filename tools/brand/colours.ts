/** Reads colours from app/styles/tokens.css, for pictures, manifest and other files outside of pages. */

export type ColourByLook = { day: string; evening: string }

/**
 * The value of a role in both looks, as #rrggbb.
 *
 * @param tokens text of the style sheet
 * @param role name with its dashes, e.g. `--paper`
 * @throws Error where the role or what it refers to is no plain colour
 */
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
