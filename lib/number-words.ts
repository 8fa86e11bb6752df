const small =
  'none one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
  'seventeen eighteen nineteen'
const smallWords = small.split(' ')
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** "fifty-two" for 52. Whole numbers from 0 to 999; others are written in digits. */
export function numberInWords(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 999) return String(number)
  if (number < 20) return smallWords[number] ?? ''
  if (number < 100) {
    const rest = number % 10
    return `${tens[Math.floor(number / 10)]}${rest > 0 ? `-${smallWords[rest]}` : ''}`
  }
  const rest = number % 100
  return `${smallWords[Math.floor(number / 100)]} hundred${rest > 0 ? ` and ${numberInWords(rest)}` : ''}`
}
