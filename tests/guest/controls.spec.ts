/** What is no word, as a browser understands it: fields, links, regions that are read aloud, pictures, sizes of letters. */
import { open, openDialog, subjectTab } from '../journeys/support/steps.ts'
import { content, expect, pages, phoneOnly, test, visit } from '../resort/visit.ts'

/** A line for each kind of field, link, frame and region that is read aloud. Runs in the page. */
function controlsIn(part: string): string[] {
  const wanted =
    'input, select, textarea, [type=submit], a, iframe, output, [aria-live], [role=status], [role=alert], [translate]'
  const attributes =
    'aria-live aria-atomic aria-required required target rel download sandbox loading referrerpolicy translate'
  // A browser ignores values that it does not know, and tells by the property.
  const properties = 'type inputMode autocomplete enterKeyHint autocapitalize min max maxLength rows'
  const lines = [...document.querySelector(part)!.querySelectorAll<HTMLElement>(wanted)].map((each) => {
    const own = each as HTMLElement & Record<string, string | number>
    const isField = /^(?:input|select|textarea)$/.test(each.localName)
    const told = properties
      .split(' ')
      .flatMap((name) => (isField && own[name] && own[name] !== -1 ? `${name} ${own[name]}` : []))
    const said = attributes.split(' ').filter((name) => each.hasAttribute(name))
    const scheme = each instanceof HTMLAnchorElement && each.origin !== location.origin && each.protocol
    // An iPhone enlarges the page around smaller ones.
    const isSmall =
      isField && !/radio|checkbox/.test(String(own.type)) && parseFloat(getComputedStyle(each).fontSize) < 16
    const what = [
      each.localName,
      own.name || each.role || scheme,
      ...told,
      ...said.map((name) => `${name} ${each.getAttribute(name)}`),
      isSmall && 'SMALL LETTERS',
    ]
    return what.filter(Boolean).join(', ')
  })
  return [...new Set(lines)].filter((line) => line !== 'a')
}

/**
 * A line for each kind of picture, and whether too many pixels are fetched for it; sizes of letters, by the usual 16 px.
 * Runs in the page.
 */
async function looksIn(part: string): Promise<string[]> {
  const shown = [...document.querySelectorAll<HTMLImageElement>(`${part} img`)].filter((each) => each.checkVisibility())
  const widths: number[] = []
  const pictures = shown.map(async (image) => {
    const isFirst = image.getBoundingClientRect().top + scrollY < innerHeight
    const how = `${isFirst ? 'first' : 'later'}: ${image.loading}, ${image.fetchPriority}`
    image.loading = 'eager'
    await image.decode()
    const fetched = Number(/-(\d+)\.\w+$/.exec(image.currentSrc)?.[1])
    if (fetched) widths.push(fetched)
    return `picture ${how}${fetched > 2.2 * devicePixelRatio * image.clientWidth ? `, ${fetched} PIXELS` : ''}`
  })
  const sizes = ['h1', 'h2', 'h3', 'h4', 'p', 'small', '.fine', 'button', 'a'].flatMap((kind) => {
    const all = [...document.querySelectorAll(`${part} ${kind}`)].filter((each) => each.checkVisibility())
    const found = all.map((each) => (parseFloat(getComputedStyle(each).fontSize) / 16).toFixed(1))
    return all.length > 0 ? `${kind}: ${[...new Set(found)].toSorted().join(' ')}` : []
  })
  const kinds = new Set(await Promise.all(pictures))
  const across = part === 'main' ? [`pictures: ${widths.toSorted((a, b) => a - b).join(' ')} px`] : []
  return [...kinds, ...across, ...sizes]
}

test('controls, pictures and letters are as before', phoneOnly, async ({ page }) => {
  const told: string[] = []
  const tell = async (name: string, part: string) => {
    const lines = [...(await page.evaluate(controlsIn, part)), ...(await page.evaluate(looksIn, part))]
    told.push(`${name}\n${lines.map((line) => `  ${line}\n`).join('')}`)
  }
  // All but that of the worker, which waits until nothing else is to do.
  let code: string[] = []
  page.on('request', (request) => code.push(/\/(?!register)([^/]+)-[\w-]{6}\.js$/.exec(request.url())?.[1] ?? ''))
  for (const [name, path] of Object.entries(pages)) {
    code = []
    await visit(page, path)
    await tell(name, 'main')
    told.push(`  code:${[...new Set(code)].toSorted().join(' ')}\n`)
  }
  await tell('around it', 'body > :not(main)')
  await open(page, '/accommodations')
  await page.locator('#keepers-house [data-plates] a').first().click()
  await page.locator('dialog[open] img').first().waitFor()
  await tell('gallery', 'dialog[open]')
  await open(page, `/location#days=1;${content.location.nearby.places[0]!.id}`)
  await page.getByRole('button', { name: content.planner.shared.take, exact: true }).click()
  await page.locator('#your-days article').first().waitFor()
  await tell('plan', '#your-days')
  await open(page, '/')
  const dialog = await openDialog(page)
  for (const subject of ['general-inquiry', 'special-arrangements', 'booking-request'] as const) {
    await subjectTab(dialog, subject).check({ force: true })
    await tell(subject, 'dialog[open]')
  }
  await dialog.locator('[data-stays] button').first().click()
  // Else the browser would show what it has fetched for the cards.
  await page.reload()
  await dialog.locator('[data-stays] li').waitFor()
  await tell('chosen stay', 'dialog[open] [data-stays]')
  expect(told.join('\n')).toMatchSnapshot('controls.txt')
})
