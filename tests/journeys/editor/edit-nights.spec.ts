/**
 * The owner's window *Nights* (`npm run edit`): nights by telephone and calendars. Other parts: edit/nights.test.ts.
 */
import { createServer } from 'node:http'
import { once as onceEvent } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect } from '@playwright/test'
import { formatDay } from '../../../lib/dates.ts'
import { addMonths, monthOf } from '../../../lib/almanac-months.ts'
import { paths } from '../../../lib/paths.ts'
import { clockIn } from '../../../lib/dates.ts'
import { once as onDesk } from '../support/fixtures.ts'
import { dialog, test, undo, visit } from './owner.ts'
import { accommodations, site } from '../support/words.ts'

test.describe.configure({ mode: 'default', timeout: 120_000 })
test.skip(process.platform === 'win32', 'links to folders need rights of their own')

const [stay] = accommodations.stays
const next = addMonths(monthOf(clockIn(site.place.timeZone, new Date()).date), 1)
const [first, last] = [next.replace(/01$/, '14'), next.replace(/01$/, '15')]
const entry = `{ stay: ${stay!.id}, unit: 1, from: ${first}, until: ${last} }`

test('T6 nights by telephone: pressed, kept by Escape, saved, taken back', onDesk, async ({ page, project }) => {
  await visit(page, paths.accommodations)
  await page.getByRole('button', { name: 'Nights', exact: true }).click()
  const nights = dialog(page)
  await nights.getByRole('gridcell').getByRole('button').first().waitFor()
  await nights.locator('[tabindex="0"][aria-label]').focus()
  await page.keyboard.press('PageDown')
  await nights.getByRole('button', { name: formatDay(first), exact: true }).click()
  await nights.getByRole('button', { name: formatDay(last), exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(nights.getByText('This is not saved yet.')).toBeVisible()
  await nights.getByRole('button', { name: 'Go on' }).click()
  await nights.getByRole('button', { name: 'Taken', exact: true }).click()
  await expect(nights.getByRole('button', { name: `${formatDay(last)}, taken` })).toBeVisible()
  await nights.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(nights).toBeHidden()
  expect(project.difference().join('\n')).toContain(entry)
  await undo(page, project)
  expect(project.difference()).toEqual([])
})

test('T6 a calendar: tried, kept outside of git, shown by its end', onDesk, async ({ page, project }) => {
  const host = createServer((_, response) => {
    response.end(
      [
        'BEGIN:VCALENDAR',
        'BEGIN:VEVENT',
        `DTSTART;VALUE=DATE:${first.replaceAll('-', '')}`,
        `DTEND;VALUE=DATE:${last.replaceAll('-', '')}`,
        'SUMMARY:Wanjiru',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  }).listen(0, '127.0.0.1')
  await onceEvent(host, 'listening')
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/calendar.ics?s=SECRETSECRET4f2a`
  try {
    await visit(page, paths.accommodations)
    await page.getByRole('button', { name: 'Nights', exact: true }).click()
    const nights = dialog(page)
    await nights.getByLabel('Address of a calendar').fill(address)
    await nights.getByRole('button', { name: 'Try it' }).click()
    await expect(nights.getByText('1 span of nights')).toBeVisible()
    await nights.getByRole('button', { name: 'Close' }).click()
    await nights.getByText('This is not saved yet.').waitFor()
    await nights.getByRole('button', { name: 'Save', exact: true }).first().click()
    await expect(nights).toBeHidden()
    expect(project.read('calendars.local.yaml')).toContain(address)
    expect(project.difference()).toEqual([])
    await page.getByRole('button', { name: 'Nights', exact: true }).click()
    await expect(nights.getByText('127.0.0.1 …4f2a').first()).toBeVisible()
    await expect(page.locator('html')).not.toContainText('SECRET')
  } finally {
    host.close()
  }
})

test('T6 the bar of the editor fits a telephone', onDesk, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await visit(page, paths.accommodations)
  const bar = page.getByRole('toolbar', { name: 'Editing' })
  for (const button of await bar.getByRole('button').all()) {
    const box = await button.boundingBox()
    expect(box!.x + box!.width).toBeLessThanOrEqual(390)
    expect(await button.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true)
  }
})
