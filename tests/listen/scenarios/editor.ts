/** O6: an owner who does not see, with `npm run edit` on a copy of the project. */
import { join } from 'node:path'
import sharp from 'sharp'
import { openProject } from '../../journeys/editor/project.ts'
import { accommodations, home } from '../../journeys/support/words.ts'
import type { Scenario } from '../scenario.ts'
import type { Guest } from '../screen-reader.ts'

const [stay] = accommodations.stays
const picture = home.about.picture.key.replaceAll('-', ' ')

/** The bar is the last thing of the page; within it the keyboard may stand on any button. */
async function toBar(guest: Guest, button: string): Promise<string> {
  await guest.press('ctrl+End')
  await guest.pressUntil('shift+Tab', 'Proof')
  return guest.pressUntil('Tab', button)
}

/** In seconds: what is saved is checked, and a build takes its time. */
const minutes = 60

const saidAfterReturn = (guest: Guest, words: string) => guest.hearAfter(() => guest.press('Return'), words, minutes)

/** Opens a field from the list of all, by words of it. */
async function open(guest: Guest, words: string, button: string): Promise<{ found: string; opened: string }> {
  await toBar(guest, 'This page')
  await guest.press('Return')
  const found = words === '' ? '' : await guest.hearAfter(() => guest.type(words), 'Found on all pages', minutes)
  await guest.pressUntil('Tab', button)
  return { found, opened: await guest.press('Return') }
}

/** Types in place of what stands there. */
async function retype(guest: Guest, words: string): Promise<void> {
  await guest.press('ctrl+a')
  await guest.type(words)
}

export const editor: Scenario[] = [
  {
    name: 'Editor',
    walk: (guest, expect) =>
      openProject(async (project) => {
        const photograph = join(project.folder, 'a.jpg')
        await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#3a7a5c' } }).toFile(photograph)
        await guest.go(`${project.address}/`)

        expect('O6 the bar is a landmark of its own', await toBar(guest, 'Publish'), {
          says: ['Unconfirmed', 'Changed', 'This page', 'Undo', 'Publish'],
        })
        await toBar(guest, 'Unconfirmed')
        expect('O6 a sheet says its name, and is not read out', await guest.press('Return'), {
          says: ['Not confirmed'],
          never: [/Go there/, /Close push button/],
        })
        await guest.press('Escape')

        const price = await open(guest, `price ${stay!.name}`, 'Change Price in US dollars')
        expect('O6 what a search finds is said', price.found, { says: ['Found on all pages'] })
        expect('O6 the window of a price says whose it is', price.opened, { says: ['Price in US dollars', stay!.name] })
        await retype(guest, '77')
        expect('O6 a price that was saved is said', await saidAfterReturn(guest, 'Saved: '), {
          says: ['Saved', stay!.name, '77'],
        })

        await open(guest, home.about.heading, 'Change Heading')
        await retype(guest, 'A gate to quiet')
        expect('O6 a sentence that was saved is said', await saidAfterReturn(guest, 'Saved: '), {
          says: ['Saved', 'Heading', 'A gate to quiet'],
        })

        const { opened } = await open(guest, '', `Change the picture: ${picture}`)
        expect('O6 a picture is opened by keys, at the point that must stay in view', opened, {
          says: [picture, 'must stay in view'],
        })
        await guest.pressUntil('shift+Tab', 'Drop a photograph, or choose')
        await guest.press('space')
        // The first letter opens the field of the path, which takes its time.
        await guest.press('slash')
        await guest.type(photograph.slice(1))
        expect('O6 a photograph that was taken is said', await saidAfterReturn(guest, 'The photograph is'), {
          says: ['The photograph is in its place', 'words for those who cannot see it'],
        })
        await guest.pressUntil('Tab', 'Words for those who cannot see it')
        await guest.type('A field of green')
        await guest.pressUntil('shift+Tab', 'must stay in view')
        expect('O6 where the point goes is said, across', await guest.press('Left'), { says: ['49 % across'] })
        expect('O6 where the point goes is said, up and down', await guest.press('Down'), { says: ['51 % down'] })
        await guest.pressUntil('Tab', 'Save')
        expect(
          'O6 a photograph with its words is saved, and said after the reload',
          await guest.hearAfter(() => guest.press('Return'), `Saved: picture ${picture}`, minutes),
          { says: [`Saved: picture ${picture}`] },
        )
        expect('O6 all that was said to be saved stands in the files', project.difference().join(' '), {
          says: ['priceUsd: 77', 'A gate to quiet', 'A field of green', 'focus: { x: 49, y: 51 }'],
        })

        await toBar(guest, 'Unconfirmed')
        await guest.press('Return')
        const fact = await guest.pressUntil('Tab', 'Go there')
        expect('O6 the way to a fact says what nobody has confirmed', fact, { says: ['Go there : '] })
        expect('O6 its window says its place', await guest.press('Return'), { says: ['entry'] })
        await guest.pressUntil('Tab', 'right as it stands')
        expect(
          'O6 the list comes back, and the fact that was settled is said',
          await saidAfterReturn(guest, 'Confirmed:'),
          { says: ['Not confirmed', 'Confirmed: '] },
        )
        await guest.press('Escape')
        await toBar(guest, 'Undo')
        expect('O6 what was taken back is said', await guest.press('Return'), { says: ['Taken back: Confirmed'] })

        // All else is settled, so that nothing stands in the way.
        project.write('content/unconfirmed.yaml', '# Everything is confirmed.\n')
        const site = project.read('content/site.yaml')
        project.write(
          'content/site.yaml',
          site.replaceAll('.example', '.co.ke').replaceAll('+254000000000', '+254733200100'),
        )
        for (const file of ['content/terms.yaml', 'content/enjoyments.yaml'])
          project.write(file, project.read(file).replaceAll('askUs: false', 'askUs: true'))
        await guest.go(`${project.address}/`)
        await toBar(guest, 'Publish')
        expect(
          'O6 that nothing stands in the way is said',
          await guest.hearAfter(() => guest.press('Return'), 'Nothing stands in the way', minutes),
          { says: ['Publish', 'Nothing stands in the way'] },
        )
        await guest.pressUntil('Tab', 'Make a folder and a zip')
        expect(
          'O6 what was published is said',
          await guest.hearAfter(() => guest.press('Return'), 'Ready for your host', 10 * minutes),
          { says: ['The site is being built', 'Ready for your host'] },
        )
      }),
  },
]
