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
export const digitsIn = (groups: string): number => sum(groupsOf(groups))

const countryCode = /^\+(?:[17]|2[07]|3[^578]|4[^2]|5[^09]|6[0-6]|8[1246]|9[^679]|\d{3})/
/** Placeholders are zeros alone. */
const tooManyZeros = /^0+[1-9]/
/** Italy, San Marino, and some of western and central Africa, whose numbers may begin with 0. */
const keepsZero = /^\+(?:39|378|22[5-79]|24[12])/

/**
 * A number in E.164, '+' with 8 to 15 digits, or undefined where it is not understood. '+' and '00' are, and numbers as
 * the resort's own country writes them, with or without its prefix behind the country code ('0712 345 678', '254 712 345
 * 678' and '+254 (0)712 345 678' give '+254712345678' in Kenya); of that country only those of a length that it has.
 * Digits of East Asian keyboards are understood, and signs that nobody sees, which address books copy along, left out.
 */
export function e164(typed: string, { callingCode, nationalPrefix, groups }: TelephoneRule): string | undefined {
  const prefix = nationalPrefix ?? ''
  const bare = seen(typed)
    .normalize('NFKC')
    .replace(/[\s.\-\u2010-\u2015]/g, '')
  const digits = bare.replace(/[()]/g, '').replace(/^00(?=[1-9])/, '+')
  // What the (0) of another country means, a person knows: Italy dials it.
  const [before = '', ...behind] = bare.split('(0)')
  const isOdd = behind.length > 0 && before.replace(/^\D*00|\D/g, '') !== callingCode
  if (isOdd || !/^\+?\d+$/.test(digits)) return undefined
  const code = `+${callingCode}`
  const isAbroad = digits.startsWith('+')
  const isOwn = (own: string) =>
    !(prefix === '0' && tooManyZeros.test(own)) && groups.some((each) => digitsIn(each) === own.length)
  const local = digits.slice(prefix.length)
  if (!isAbroad && digits.startsWith(prefix) && isOwn(local)) return code + local
  const whole = isAbroad ? digits : `+${digits}`
  if (whole.startsWith(code)) {
    const rest = whole.slice(code.length)
    const own = [rest.startsWith(prefix) ? rest.slice(prefix.length) : '', rest].find(isOwn)
    return own && code + own
  }
  const isDialled = keepsZero.test(digits) || !tooManyZeros.test(digits.replace(countryCode, ''))
  return isDialled && /^\+[1-9]\d{7,14}$/.test(digits) ? digits : undefined
}

const seen = (typed: string) => typed.replace(/\p{Cf}/gu, '').trim()

/** A number in E.164; one that is not understood as it was typed, because a person understands 'ext. 4'. */
export const normalisePhone = (typed: string, rule: TelephoneRule): string => e164(typed, rule) ?? seen(typed)

/** '+254 000 000 000' for a number of the resort's own country in E.164; any other stays as it is. */
export function formatPhone(phone: string, { callingCode, groups }: TelephoneRule): string {
  const code = `+${callingCode}`
  const own = phone.slice(code.length)
  if (!phone.startsWith(code) || !/^\d+$/.test(own)) return phone
  const found = groups.find((each) => digitsIn(each) === own.length)
  if (!found) return phone
  const lengths = groupsOf(found)
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
