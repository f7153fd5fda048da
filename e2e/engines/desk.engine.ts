import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect } from '@playwright/test'
import { placeOf } from '../grid.ts'
import { newLink, sharedServer } from '../sign-in.ts'
import { type Point, stillPoint } from './browser.ts'
import { button, dialog, field, text, type Wanted } from './elements.ts'
import { test } from './fixtures.ts'

/** What differs, so that engines that share a service do not meet there: the Thursday, and the measures of a picture. */
const OWN = { firefox: { week: 0, side: 61 }, webkit: { week: 1, side: 67 } }

const desk = (path: string): string => sharedServer().url + path

/** A Thursday so far ahead that nobody is booked yet. */
const quietThursday = (week: number): string => {
  const day = new Date(Date.now() + (50 + 7 * week) * 86_400_000)
  day.setUTCDate(day.getUTCDate() + ((4 - day.getUTCDay() + 7) % 7))
  return day.toISOString().slice(0, 10)
}

const hour = (hours: number): number => hours * 60
/** The card of the calendar whose name holds all of these: a time is the same in a clock of 12 hours and of 24. */
const card = (...words: string[]): Wanted => [{ css: '[data-event]', holds: words }]
const nameOf = (element: Element): string => element.getAttribute('aria-label') ?? ''
const middleOf = (element: Element): Point => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 3 }
}
const dayAt = (column: Element, share: number): Point => {
  const { left, top, width, height } = column.getBoundingClientRect()
  return { x: left + width / 2, y: top + share * height }
}

/** Files that this page has loaded, and whose names end like this. */
const filesOf = (_: Element, ending: string): number =>
  performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname.endsWith(ending)).length
/** Whether the next document will know that somebody is signed in: kept once the navigation has been painted (app/kept-frame.ts). */
const isRemembered = (_: Element, key: string): boolean => localStorage.getItem(key) !== null

test.describe.configure({ mode: 'serial' })

test('somebody signs in by a link', async ({ hand }) => {
  await hand.open(await newLink(sharedServer()))
  const question = { css: '[role="dialog"]' }
  await hand.press([question, button('Sign in')])
  await hand.gone([question])
  await hand.see([text('Live')])
  expect(await hand.address()).not.toContain('#')
  await expect.poll(() => hand.ask([{ css: 'body' }], isRemembered, 'frontdesk-frame')).toBe(true)
})

test('the receptionist books, moves by hand and cancels', async ({ hand, engineName }) => {
  const date = quietThursday(OWN[engineName].week)
  await hand.open(desk(`/appointments?date=${date}`))
  const column = [{ css: '[role="group"]', name: 'Dr. Elena Vidal' }]
  await hand.see([text('Closed')])
  // The engine knows the map of the page's files: without it there would be some forty.
  expect(await hand.ask([{ css: 'body' }], filesOf, '.js')).toBeLessThanOrEqual(12)
  await hand.gone([{ css: '[aria-busy="true"]' }])
  const ten = await stillPoint(() => hand.ask(column, placeOf, hour(10)))
  await hand.clickAt({ x: ten.x, y: ten.y + 3 })

  const booking = dialog('New appointment')
  await hand.see([booking])
  await hand.choose([booking, field('Service')], 'Check-up')
  await hand.press([booking, { css: 'button', holds: ['9:30'] }])
  await hand.fill([booking, field('Guest')], 'Nora Keller')
  await hand.press([booking, button('Book')])
  await hand.gone([booking])

  await hand.see([text('Booked Nora Keller for')])
  const from = await stillPoint(() => hand.ask(card('Nora Keller', '9:30'), middleOf, null))
  await hand.drag(from, { x: from.x, y: from.y + 60 * ten.pixelsPerMinute })
  await hand.see([text('Moved Nora Keller to')])
  const moved = await hand.ask(card('Nora Keller'), nameOf, null)
  expect(moved).toMatch(/10:[123]\d/)
  await hand.reload()
  await hand.press(card(moved))
  const open = dialog('Nora Keller')
  await hand.press([open, button('Cancel appointment')])
  const cancelling = dialog('Cancel Nora Keller')
  await hand.fill([cancelling, field('Note')], 'Elena is ill')
  await hand.press([cancelling, button('Cancel appointment')])
  await hand.see([open, text('Canceled by', 'Cancelled by')])
})

test('a week is painted by hand and saved', async ({ hand, engineName }) => {
  await hand.open(desk('/weekly-schedules/new'))
  await hand.press([button('All 24 hours')])
  const place = (day: number, minute: number): Promise<Point> =>
    stillPoint(() => hand.ask([{ css: `[data-day="${day}"]` }], dayAt, minute / hour(24)))
  await hand.drag(await place(0, hour(9) + 2), await place(4, hour(17) - 2))
  await hand.see([text('40 hr per week', '40 hrs per week')])
  const name = `Painted in ${engineName}`
  await hand.fill([field('Name')], name)
  await hand.fill([field('Person or resource')], 'telehealth')
  await hand.press([{ css: '[role="option"]', holds: ['Telehealth booth'] }])
  await hand.press([button('Create schedule')])
  await hand.see([{ css: 'h1', name }])
})

test('a picture is uploaded', async ({ hand, engineName }) => {
  const { side } = OWN[engineName]
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-engine-'))
  try {
    const path = join(folder, `room-${engineName}.png`)
    const plain = { width: side, height: side, channels: 3 as const, background: { r: side, g: 90, b: 120 } }
    await writeFile(path, await sharp({ create: plain }).png().toBuffer())
    await hand.open(desk('/multimedia'))
    await hand.see([button('Upload files')])
    await hand.attach('input[data-chooses="files"]', path)
    await hand.press([{ css: '[role="dialog"] button', holds: ['Upload 1 file'] }])
    await hand.see([text('1 file uploaded')])
    await hand.see([text(`room-${engineName}`)])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
