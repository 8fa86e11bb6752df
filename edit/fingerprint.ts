/** Tells whether two files hold the same: the hash that git gives their bytes. */
export async function fingerprintOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const whole = await new Blob([`blob ${bytes.length}\0`, bytes]).arrayBuffer()
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', whole))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
