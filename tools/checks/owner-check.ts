/** The owner's check: everything that content and pictures can have wrong, in seconds, without building anything. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contentSchemas, type Content } from '../../content/schema.ts'
import { daysBetween, isYearOld } from '../../lib/dates.ts'
import { filesIn } from '../content/read-folder.ts'
import { loadContent, strayProblems } from '../content/load.ts'
import { pictureEntries, pictureKeys } from '../content/picture-entries.ts'
import { formatProblem, problemsIn, ProblemsFound, reportProblems, type Problem } from '../content/problem.ts'
import { placeIn, readSource, type Files } from '../content/read-yaml.ts'
import { walkTexts } from '../content/walk.ts'
import { readAddresses } from '../calendars/addresses.ts'
import { checkLetters } from '../brand/font-files.ts'
import { placesWithoutPin } from '../map-pins.ts'
import { loadOriginal } from '../pictures/encode.ts'
import { originalsFolder } from '../pictures/accept-original.ts'
import { chooseOriginal, listOriginals, strayFiles, tellsPlace } from '../pictures/originals.ts'

/** @throws ProblemsFound with pictures at which a build would stop, and those that tell where they were taken */
async function checkPictures(root: string, content: Content): Promise<void> {
  const originals = await listOriginals(root)
  const problems: Problem[] = []
  for (const entry of pictureEntries(content)) {
    const found = await problemsIn(() => loadOriginal(entry, originals, root))
    problems.push(...found)
    const file = found.length === 0 && chooseOriginal(entry.key, originals)
    if (!file || !tellsPlace(await readFile(join(root, originalsFolder, file)))) continue
    const says =
      'tells where it was taken, and it is published with the project: choose it once more in the editor, which removes ' +
      'the place, or export it without its location'
    problems.push({ says, at: { file: `${originalsFolder}/${file}`, path: [] } })
  }
  if (problems.length > 0) throw new ProblemsFound(problems)
}

/** Pictures that no page shows: files that no entry names, and entries that no content names. */
async function unusedPictures(root: string, content: Content): Promise<Problem[]> {
  const originals = new Set([...(await listOriginals(root)).values()].flat())
  const problems: Problem[] = []
  for (const file of await strayFiles(root, Object.keys(content.pictures))) {
    const isPlaced = tellsPlace(await readFile(join(root, originalsFolder, file)))
    if (!isPlaced && !originals.has(file)) continue
    const advice = isPlaced ? '; it tells where it was taken: remove it, or publish it without its location' : ''
    const says = `is shown nowhere, because no entry of content/pictures.yaml names it${advice}`
    problems.push({ says, at: { file: `${originalsFolder}/${file}`, path: [] } })
  }
  const shown = new Set(pictureKeys(content))
  const unshown = Object.keys(content.pictures).filter((key) => !shown.has(key))
  const says = 'is shown nowhere, because no page names it'
  return [...problems, ...unshown.map((key) => ({ says, at: { file: 'content/pictures.yaml', path: [key] } }))]
}

/** What is old about a text on the day `today` ('YYYY-MM-DD'); undefined where nothing is. */
function ageOf(value: string, path: Problem['at']['path'], today: string): string | undefined {
  const field = path.at(-1)
  if (field === 'asOf' && isYearOld(value, today))
    return `is more than a year ago (${value}): check the fact beside it, and write the month of your newest information`
  if (path.join('.') === 'localCurrency.date' && daysBetween(value, today) > 90)
    return `is more than 90 days ago (${value}): guests see prices in local currency at this rate; write today’s rate and date`
  const isOfSpan = field === 'until' && /^(?:seasons|closed)$/.test(String(path[0]))
  if (isOfSpan && value.length === today.length && value < today)
    return `is over (${value}): remove the entry, or give it new dates`
  return undefined
}

export function agedFacts(files: Files, today: string): Problem[] {
  return Object.keys(contentSchemas).flatMap((name) => {
    const source = readSource(files, `content/${name}.yaml`)
    const reminders: Problem[] = []
    walkTexts(source.data, (value, path) => {
      const says = ageOf(value, path, today)
      if (says) reminders.push({ says, at: placeIn(source, path) })
    })
    return reminders
  })
}

export async function problemsBeyondContent(root: string, content: Content): Promise<Problem[]> {
  const { stays } = content.accommodations
  const files = filesIn(root)
  const checks = [() => checkPictures(root, content), () => checkLetters(files), () => readAddresses(root, stays)]
  return [...strayProblems(files), ...(await Promise.all(checks.map(problemsIn))).flat()]
}

/** @param today 'YYYY-MM-DD' @returns also reminders, which stop nothing, and what was looked through */
export async function checkForOwner(root: string, today: string) {
  const files = filesIn(root)
  const { content, problems } = loadContent(files)
  // Pictures are named by content, so they are looked at once it is sound.
  const found = content ? await problemsBeyondContent(root, content) : problems
  if (!content || found.length > 0) return { problems: found, reminders: [], lookedThrough: '' }
  return {
    problems: [],
    reminders: [
      ...agedFacts(files, today),
      ...placesWithoutPin(files, content),
      ...(await unusedPictures(root, content)),
    ],
    lookedThrough: `${Object.keys(content).length} files and ${Object.keys(content.pictures).length} pictures`,
  }
}

export async function tellOwner(root: string, today: string): Promise<boolean> {
  const { problems, reminders, lookedThrough } = await checkForOwner(root, today)
  const reminded = reminders.map((reminder) => ` A reminder: ${formatProblem(reminder)}.`.replace(/\.\.$/, '.'))
  if (problems.length === 0) console.log(`All is well: ${lookedThrough}.${reminded.join('')}`)
  else
    console.error(
      `${reportProblems(problems)}\n${problems.length === 1 ? 'One thing' : `${problems.length} things`} to fix.`,
    )
  return problems.length === 0
}
