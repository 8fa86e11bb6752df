/** The sentences about pictures: their originals, and the words of the catalogue. */
import type { PictureRule, Problem } from './problem.ts'
import type { Reader, Sentences } from './reader.ts'

const acceptedTypes = 'JPEG, HEIC, PNG, WebP or AVIF'

/** `rose.jpg (content/pictures.yaml, `rose`)`; the owner sees the picture itself. */
const photograph = ({ file, at }: { file: string; at: Problem['at'] }, { isFile, quote }: Reader) =>
  isFile ? `${file} (content/pictures.yaml, ${quote(String(at.path[0]))})` : 'The photograph'

export const pictureSentences: Sentences<PictureRule> = {
  'no-picture': ({ name, at }, { isFile, quote }) =>
    isFile
      ? `content/pictures.yaml, ${quote(String(at.path[0]))}: there is no picture named ${name} (as ${acceptedTypes}) in assets/pictures. Put it there or correct \`file\`.`
      : `There is no photograph named ${quote(name)} any more. Choose another one for this picture`,
  'two-pictures': ({ files, at }, { isFile, quote }) => {
    const both = `${files.join(' and ')} have the same name, and only one of them can be shown.`
    return isFile
      ? `content/pictures.yaml, ${quote(String(at.path[0]))}: ${both} Remove the other from assets/pictures.`
      : `${both} Remove the other`
  },
  'no-originals': ({ folder }, { isFile }) =>
    isFile ? `The folder of originals, ${folder}, does not exist.` : 'The folder of the photographs is missing',
  'empty-picture': (problem, reader) => `${photograph(problem, reader)} is empty. Copy the picture again.`,
  damaged: (problem, reader) =>
    `${photograph(problem, reader)} is damaged or incomplete and cannot be read. Copy or export the picture again.`,
  'tells-place': (problem, reader) =>
    `${photograph(problem, reader)} tells where it was taken, and it is published with the project. ` +
    (reader.isFile
      ? 'Choose it once more in `npm run edit`, which removes the place, or export it without its location.'
      : 'Choose it once more: the place is removed.'),
  'no-photograph': (problem, reader) => `${photograph(problem, reader)} is not a picture; it must be ${acceptedTypes}.`,
  'picture-type': (problem, reader) =>
    `${photograph(problem, reader)} is of the type ${problem.type}; export it as ${acceptedTypes}.`,
  'too-large': (problem, reader) =>
    `${photograph(problem, reader)} has ${problem.megapixels} megapixels; at most ${problem.most} are accepted. Export it smaller.`,
  'too-narrow': (problem, reader) =>
    `${photograph(problem, reader)} is ${problem.width} pixels wide; it must be at least ${problem.least}, or it looks blurred. Export it larger.`,
  'not-upright': (problem, reader) =>
    `${photograph(problem, reader)} is ${problem.width} pixels wide and ${problem.height} high, but upright screens need an upright picture ` +
    `here. Use one that is taller than it is wide, or crop this one.`,
  'not-wide': (problem, reader) =>
    `${photograph(problem, reader)} is ${problem.width} pixels wide and ${problem.height} high, but wide screens need a wide picture here. ` +
    `Use one that is wider than it is tall, or crop this one.`,
  'old-words': ({ file, fingerprint, captions, at }, { isFile, quote }) => {
    const lines = captions.map((caption) => `${caption.file}, line ${caption.line}`).join('; ')
    const beside = captions.length > 0 ? `, check that the caption still fits (${lines})` : ''
    return isFile
      ? `${file} is not the picture that ` +
          `${quote(String(at.path[0]))} describes: write what it shows in \`alt\`, set \`focus\`${beside}, then type seen: "${fingerprint}", or npm run check -- --seen ${String(at.path[0])}`
      : `Another photograph has taken the place of ${quote(String(at.path[0]).replaceAll('-', ' '))}: write what it shows, and set the point that must stay in view`
  },
  'unused-file': ({ file }, { isFile }) =>
    isFile
      ? `assets/pictures/${file} is shown nowhere, because no \`file\` in content/pictures.yaml names it`
      : `The photograph ${file} is shown nowhere`,
  'unused-picture': ({ at }, { isFile, quote }) =>
    isFile
      ? `${quote(String(at.path[0]))} in content/pictures.yaml is shown nowhere, because no page names it`
      : `The picture ${quote(String(at.path[0]))} is shown nowhere`,
}
