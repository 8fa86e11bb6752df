/** Prepares what build and development need: checked content, icons, fonts, map, and the plan of every picture. */
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Focus } from '../content/kinds.ts'
import type { PictureData } from '../lib/picture-data.ts'
import { paths } from '../lib/paths.ts'
import { contactFile } from './pages/vcard.ts'
import { filesIn, readContent } from './content/read-folder.ts'
import { focusClass, pictureEntries } from './content/picture-entries.ts'
import { charactersOf, checkLetters, writeFonts } from './brand/font-files.ts'
import { heroPictures, heroScrim } from './pictures/hero-scrim.ts'
import { prepareIcons } from './brand/icons.ts'
import { drawingsOf, drawMap, readMap } from './map-pins.ts'
import { writeAsset } from './files.ts'
import type { Encoding } from './pictures/recipes.ts'
import { planPictures } from './pictures/encode.ts'
import { root } from './root.ts'

export type SiteData = Awaited<ReturnType<typeof loadSiteData>>

type Say = (line: string) => void

/** Pictures are encoded while this and its caller go on, because nothing but their names is needed of them. */
export async function loadSiteData(encoding: Encoding, folder: string, say: Say) {
  const [content, files] = [readContent(root), filesIn(root)]
  const [pictures] = await Promise.all([
    planPictures(pictureEntries(content), {
      root,
      encoding,
      onProgress: (done, all, label) => {
        if (done % 10 === 0 || done === all) say(`  pictures: ${done} of ${all} (${label})`)
      },
    }),
    checkLetters(files),
  ])
  const encoded = pictures.encode()
  // What is wrong is thrown where the pictures are placed.
  encoded.catch(() => {})

  const publicDir = join(root, folder)
  await mkdir(publicDir, { recursive: true })
  await cp(join(root, 'assets/app-icons'), publicDir, { recursive: true, dereference: true })
  await writeFile(join(publicDir, paths.contactCard), contactFile(content))

  const { map } = readMap(files)
  const drawings = drawingsOf(files, map)
  await writeFonts(charactersOf(content, map), { root, outDir: join(root, '.generated/fonts') })
  const icons = await prepareIcons(content, { root, publicDir })

  return {
    content,
    /** Files that are served as they are: icons, the map, and pictures where the sources themselves are served. */
    publicDir,
    picture(key: string, focus: Focus): PictureData {
      const picture = pictures.data.get(key)
      if (!picture) throw new Error(`content/pictures.yaml: \`${key}\` is new, so start this command again.`)
      return { ...picture, focusClass: focusClass(focus.x, focus.y) }
    },
    originals: pictures.originals,
    /** Waits until every picture has been made, and puts all of them into a folder. */
    async placePictures(outDir: string) {
      await encoded
      await pictures.placeIn(outDir)
    },
    heroScrim: await heroScrim(heroPictures(content, (key) => pictures.originals.get(key)!.path)),
    icons,
    map: {
      ...drawMap(content, map),
      day: await writeAsset(publicDir, 'map.svg', drawings.day),
      evening: await writeAsset(publicDir, 'evening-map.svg', drawings.evening),
    },
  }
}

/** For the servers that show the sources themselves, in a folder of their own: a site may be built beside them. */
export async function loadDevSiteData(say: Say): Promise<SiteData> {
  const sources = await loadSiteData('fast', '.generated/dev', say)
  await sources.placePictures(join(sources.publicDir, 'pictures'))
  return sources
}
