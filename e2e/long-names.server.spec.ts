import type { Page } from '@playwright/test'
import { expectSettled, walkTo } from './addresses.ts'
import { call } from './call.ts'
import { expect, test } from './fixtures.ts'
import type { RunningServer } from './server.ts'
import { signIn } from './sign-in.ts'

test.use({ locale: 'en-US', timezoneId: 'Europe/Madrid' })

const COMPOUND = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
const SENTENCE = 'Comprehensive neuropsychological assessment with written report and follow-up conversation'

/** A person, a service, hours, a closure and a room whose names are as long as names get, some of them one word. */
const fill = async (server: RunningServer) => {
  const make = (path: string, body: object) => call<{ id: string; publicId?: string }>(server, 'POST', path, body)
  const calendar = await make('/admin/calendars', {
    name: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkraum',
    type: 'agent',
    timezone: 'Europe/Madrid',
  })
  const service = await make('/api/v1/services', {
    name: SENTENCE,
    duration: 40,
    calendars: [{ calendarId: calendar.id }],
  })
  const week = await make('/api/v1/weekly-schedules', {
    name: COMPOUND,
    calendarId: calendar.id,
    serviceIds: [service.id],
    configuration: { workingHours: { '0': [['08:00', '18:00']], '3': [['08:00', '18:00']] } },
  })
  const year = new Date().getFullYear() + 1
  await make('/x/closures', {
    reason: `${COMPOUND} of the whole house`,
    dates: [`${year}-01-16`, `${year}-01-16`],
    ranges: [['09:00', '13:00']],
    calendarIds: [calendar.id],
  })
  const preset = await make('/api/v1/presets', { title: COMPOUND, description: 'Calm' })
  const room = await make('/api/v1/rooms', { origin: 'desk', template: { name: COMPOUND, presetId: preset.id } })
  return { calendar, service, week, room }
}

/** How far the page can be scrolled sideways, in pixels. */
const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Words of rows that end where their cell does, without a sign that there are more. */
const cutWithoutASign = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = []
    for (const cell of document.querySelectorAll('main tr[data-key] > td')) {
      const edge = cell.getBoundingClientRect().right
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        if (range.getBoundingClientRect().right <= edge + 0.5) continue
        let block = texts.currentNode.parentElement
        while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
        // What only a screen reader hears is one pixel wide.
        if (!block || block.getBoundingClientRect().width <= 1) continue
        const { display, textOverflow } = getComputedStyle(block)
        if (display.includes('flex') || textOverflow !== 'ellipsis') cut.push(texts.currentNode.textContent ?? '')
      }
    }
    return cut
  })

test('long names neither widen a page nor end without a sign', async ({ page, ownServer }) => {
  const { calendar, service, week, room } = await fill(ownServer)
  await signIn(page, ownServer)
  const pages = [
    '/services',
    `/services/${service.id}`,
    '/weekly-schedules',
    `/weekly-schedules/${week.id}?calendarId=${calendar.id}`,
    '/calendars',
    `/calendars/${calendar.id}`,
    `/rooms/${room.publicId}`,
    '/closures',
  ]
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of pages) {
      await walkTo(page, path)
      await expectSettled(page)
      const at = `${path} at ${width} px`
      await expect.soft.poll(() => beyond(page), { message: at }).toBeLessThanOrEqual(0)
      await expect.soft.poll(() => cutWithoutASign(page), { message: at }).toEqual([])
    }
  }

  await test.step('a long reason leaves the hours of a closure in sight', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await walkTo(page, '/closures')
    const hours = page.getByRole('cell', { name: '9:00 AM – 1:00 PM' })
    await expect(hours).toBeVisible()
    const [cell, main] = [await hours.boundingBox(), await page.getByRole('main').boundingBox()]
    expect((cell?.x ?? 0) + (cell?.width ?? 0)).toBeLessThan((main?.x ?? 0) + (main?.width ?? 0))
  })
  await test.step('a long name leaves two days of a comparison in sight on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await walkTo(page, `/weekly-schedules/compare?calendars=${calendar.id}`)
    const name = page.getByRole('rowheader', { name: /^Donaudampf/ })
    await expect(name).toBeVisible()
    expect((await name.boundingBox())?.width).toBeLessThan(160)
  })
})
