/** How a country writes its telephone numbers. */
export type TelephoneRule = {
  /** Digits after the +, e.g. '254'. */
  callingCode: string
  /** What stands before a number within the country, e.g. '0'; null where nothing does. */
  nationalPrefix: string | null
  /** The groups of a number without both, one entry for each length there is: '3 3 3' for nine digits. */
  groups: string[]
}

const groupsOf = (text: string) => text.split(' ').map(Number)
const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0)

/**
 * Converts a number to E.164 where possible: '+' or '00' with 8 to 15 digits, and numbers as the resort's own country
 * writes them ('0712 345 678', '254 712 345 678' and '+254 (0)712 345 678' give '+254712345678' in Kenya). Digits of East
 * Asian keyboards are understood, and signs that nobody sees, which address books copy along, left out. Anything else
 * is returned as it was typed: a person understands 'ext. 4'.
 */
export function normalisePhone(typed: string, { callingCode, nationalPrefix, groups }: TelephoneRule): string {
  const prefix = nationalPrefix ?? ''
  const seen = typed.replace(/\p{Cf}/gu, '').trim()
  const bare = seen
    .normalize('NFKC')
    .replace(/[\s.\-\u2010-\u2015]/g, '')
    .replace(/^00(?=[1-9])/, '+')
  // '+254 (0)712…' mixes both forms. What the 0 of another country means, a person knows: Italy dials it.
  const whole = bare.startsWith(`+${callingCode}(${prefix})`) ? bare.replace(`(${prefix})`, '') : bare
  const digits = whole.replace(/[()]/g, '')
  if (/^\+[1-9]\d{7,14}$/.test(digits) && !/\(0\)/.test(whole)) return digits
  if (!/^\d+$/.test(digits)) return seen
  const isOwn = (own: string) => groups.some((each) => sum(groupsOf(each)) === own.length)
  const own = digits.slice(prefix.length)
  if (digits.startsWith(prefix) && (prefix === '' || !own.startsWith(prefix)) && isOwn(own))
    return `+${callingCode}${own}`
  return digits.startsWith(callingCode) && isOwn(digits.slice(callingCode.length)) ? `+${digits}` : seen
}

/** Whether it can be dialled from anywhere: `normalisePhone` makes E.164 of it. */
export function isPhone(typed: string, rule: TelephoneRule): boolean {
  return /^\+[1-9]\d{7,14}$/.test(normalisePhone(typed, rule))
}

/** '+254 000 000 000' for a number of the resort's own country in E.164; any other stays as it is. */
export function formatPhone(phone: string, { callingCode, groups }: TelephoneRule): string {
  const code = `+${callingCode}`
  const own = phone.slice(code.length)
  if (!phone.startsWith(code) || !/^\d+$/.test(own)) return phone
  const lengths = groups.map(groupsOf).find((each) => sum(each) === own.length)
  if (!lengths) return phone
  const parts = lengths.map((length, at) => own.slice(sum(lengths.slice(0, at)), sum(lengths.slice(0, at)) + length))
  return [code, ...parts].join(' ')
}

export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** What wa.me wants: digits only, no '+' and no leading zeros. */
export function whatsAppDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^0+/, '')
}
