/** A photograph that the owner chose, on its way to the command. */

/** The socket takes 100, and a photograph grows by a third on its way. */
const mostMegabytes = 60

/** Why it cannot be taken; undefined where it can. */
export function tooBig({ size }: File): string | undefined {
  if (size <= mostMegabytes * 1e6) return undefined
  return `The photograph is ${Math.round(size / 1e6)} MB; the limit is ${mostMegabytes} MB. Export it as JPEG, or smaller.`
}

export const dataOf = (file: File): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.readAsDataURL(file)
  })
