/**
 * A line of a calendar or contact file (RFC 5545 §3.1, RFC 6350 §3.2): a name, a colon, a value, CRLF. A line longer
 * than 75 octets continues on the next line, after a space. It is folded between code points, because a letter may take
 * several octets.
 */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

function folded(line: string): string {
  let text = ''
  let octets = 0
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length
    if (octets + size > 75) {
      text += '\r\n '
      octets = 1
    }
    text += letter
    octets += size
  }
  return text
}

/** A text value: backslash, semicolon, comma and line break are escaped with a backslash. */
export function textValue(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n')
}
