/** What tests compare the content with. */
export const settings = {
  /** Whether words and numbers are those of the original order: once you change them for good, write false. */
  specification: true,
}
