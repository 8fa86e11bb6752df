/**
 * Converts a number to E.164 where possible: '+' with 8 to 15 digits, and Kenyan numbers that begin with 07 or 01
 * ('0712 345 678' gives '+254712345678'). Anything else is returned as it was typed: a person understands 'ext. 4'.
 */
export function normalisePhone(typed: string): string {
  const digits = typed.replace(/[\s().\-\u2010-\u2015]/g, '')
  // '+254 (0)712…' mixes both forms: dropping the brackets would make a number that does not exist.
  if (/^\+[1-9]\d{7,14}$/.test(digits) && !/\(0\)/.test(typed)) return digits
  if (/^0[17]\d{8}$/.test(digits)) return `+254${digits.slice(1)}`
  return typed.trim()
}

/** Whether it can be dialled from anywhere: `normalisePhone` makes E.164 of it. */
export function isPhone(typed: string): boolean {
  return /^\+[1-9]\d{7,14}$/.test(normalisePhone(typed))
}

/** '+254 000 000 000' for a Kenyan number in E.164; any other stays as it is. */
export function formatPhone(phone: string): string {
  return phone.replace(/^\+254(\d{3})(\d{3})(\d{3})$/, '+254 $1 $2 $3')
}

export function telLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** What wa.me wants: digits only, no '+' and no leading zeros. */
export function whatsAppDigits(phone: string): string {
  return phone.replace(/\D/g, '').replace(/^0+/, '')
}
