import type { Path } from './problem.ts'
import { walkTexts } from './walk.ts'

export type Letters = { headings: ReadonlySet<string>; texts: ReadonlySet<string> }

/** Fields that pages set in the display face: headings and names, questions, quotes, words on captions. */
const isDisplayed = (path: Path) =>
  path.some((step) => /^(?:heading|name|question|caption|quote|price)$/i.test(String(step)))

/** What a value of a content file holds that its face does not have. @param path of the value */
export function missingLettersIn(
  file: string,
  value: unknown,
  letters: Letters,
  path: Path = [],
): { path: Path; says: string }[] {
  if (file === 'unconfirmed' || file === 'pictures') return []
  const found: ReturnType<typeof missingLettersIn> = []
  walkTexts(value, (text, inner) => {
    const whole = [...path, ...inner]
    const face = isDisplayed(whole) ? 'headings' : 'texts'
    const missing = [...new Set(text.normalize('NFC'))].filter((each) => /\S/.test(each) && !letters[face].has(each))
    if (missing.length === 0) return
    const signs = missing.slice(0, 4).map((letter) => `“${letter}”`)
    const others = missing.length > 4 ? ` and ${missing.length - 4} more` : ''
    const says = `holds ${signs.join(' and ')}${others}, which the typeface of ${face} does not have: write it with other letters`
    found.push({ path: whole, says })
  })
  return found
}
