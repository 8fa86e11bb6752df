/** The key of a chosen picture, with a focal point of its own or without; '' for any other value. */
export function keyOf(value: unknown): string {
  if (typeof value === 'string') return value
  const key = typeof value === 'object' && value !== null && 'key' in value ? value.key : undefined
  return typeof key === 'string' ? key : ''
}

/** What a picture is called, after its key. */
export const nameOfPicture = (key: string): string => key.replaceAll('-', ' ')
