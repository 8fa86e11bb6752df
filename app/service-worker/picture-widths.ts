/**
 * Pictures exist in several widths: `/pictures/rose-garden.1a2b3c4d-480.avif`. A missing one is replaced by another.
 */

type Version = { picture: string; width: number }

function readVersion(address: string): Version | undefined {
  const [, picture, width] = /\/pictures\/([^/?#]+)-(\d+)\.(?:avif|webp)(?:[?#]|$)/.exec(address) ?? []
  return picture ? { picture, width: Number(width) } : undefined
}

/**
 * The address in `stored` of the same picture as `asked`, in the nearest width; the larger of two equally near.
 * Undefined where there is none. Its type may differ, since browsers detect it from the content.
 */
export function nearestWidth(asked: string, stored: readonly string[]): string | undefined {
  const wanted = readVersion(asked)
  if (!wanted) return undefined
  return stored
    .flatMap((address) => {
      const version = readVersion(address)
      if (version?.picture !== wanted.picture) return []
      return [{ address, width: version.width, distance: Math.abs(version.width - wanted.width) }]
    })
    .toSorted((a, b) => a.distance - b.distance || b.width - a.width)[0]?.address
}

/** The key of a picture's entry in content/pictures.yaml, which its addresses begin with. */
export function pictureKey(pathname: string): string {
  return /^\/pictures\/([^/.]+)\./.exec(pathname)?.[1] ?? ''
}
