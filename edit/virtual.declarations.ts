/** What build.ts makes. */
declare module 'virtual:made' {
  export type OfPicture = Pick<import('../lib/picture-data.ts').PictureData, 'width' | 'height' | 'base' | 'widths'>
  export type Made = {
    /** By the key of each. */
    pictures: Record<string, OfPicture>
    /** The fingerprint of each photograph that they were made from, by its file. */
    originals: Record<string, string>
    /** Those of the faces. */
    letters: { headings: string; texts: string }
  }
  const made: Made
  export default made
}
