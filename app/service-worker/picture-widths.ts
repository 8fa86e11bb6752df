/**
 * Pictures exist in several widths: `/pictures/rose-garden.1a2b3c4d-480.avif`. A missing one is replaced by another,
 * and a missing picture by one that shows the same in another light.
 */

type Version = { picture: string; width: number }

function readVersion(address: string): Version | undefined {
  const [, picture, width] = /\/pictures\/([^/?#]+)-(\d+)\.(?:avif|webp)(?:[?#]|$)/.exec(address) ?? []
  return picture ? { picture, width: Number(width) } : undefined
}

/**
 * The address in `stored` of the same picture as `asked`, in the nearest width; the larger of two equally near. Where
 * there is none, that of one of its `twins` (keys). Its type may differ, since browsers detect it from the content.
 */
export function nearestWidth(asked: string, stored: readonly string[], twins: string[] = []): string | undefined {
  const wanted = readVersion(asked)
  if (!wanted) return undefined
  return stored
    .flatMap((address) => {
      const version = readVersion(address)
      if (!version) return []
      const isSame = version.picture === wanted.picture
      if (!isSame && !twins.includes(keyOf(version.picture))) return []
      return [{ address, isSame, width: version.width, distance: Math.abs(version.width - wanted.width) }]
    })
    .toSorted((a, b) => Number(b.isSame) - Number(a.isSame) || a.distance - b.distance || b.width - a.width)[0]?.address
}

const keyOf = (picture: string) => picture.split('.')[0] ?? ''

/** The key of a picture's entry in content/pictures.yaml, which its addresses begin with. */
export function pictureKey(pathname: string): string {
  return /^\/pictures\/([^/.]+)\./.exec(pathname)?.[1] ?? ''
}
