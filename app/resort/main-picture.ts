/** The picture that stands for a stay where there is room for one: its first. The schema lets no stay be without. */
export function mainPicture<Picture>({ pictures: [first] }: { pictures: readonly { picture: Picture }[] }): Picture {
  if (!first) throw new Error('A stay has no picture.')
  return first.picture
}
