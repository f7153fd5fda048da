import { test as base, type Locator, type Page } from '@playwright/test'
import { call } from './call.ts'
import { expect, test } from './fixtures.ts'
import { startServer } from './server.ts'
import { signIn } from './sign-in.ts'

test.use({ viewport: { width: 1440, height: 1000 }, timezoneId: 'Europe/Madrid' })

const PEOPLE = [
  'Ana Ruiz',
  'Bo Lund',
  'Cleo Diaz',
  'Dan Roth',
  'Eva Sanz',
  'Finn Berg',
  'Gema Polo',
  'Hugo Lara',
  'Ines Vega',
  'Jan Kolar',
  'Kira Novak',
  'Leo Prat',
]
const ROOMS = ['Room 1', 'Room 2', 'Ultrasound room']
const BOOKINGS = 400
/** Most that a person does: presses, choices, and fields that are filled in. */
const MOST_ACTIONS = 60

/** What the desk of before exported: every person has some bookings a day, on working days of next year. */
const oldBookings = (): string => {
  const year = new Date().getFullYear() + 1
  // The first Monday of March.
  const first = new Date(Date.UTC(year, 2, 1))
  first.setUTCDate(1 + ((8 - first.getUTCDay()) % 7))
  const rows = Array.from({ length: BOOKINGS }, (_, at) => {
    const slot = Math.floor(at / PEOPLE.length)
    const day = new Date(first.getTime() + (Math.floor(slot / 20) * 7 + (Math.floor(slot / 4) % 5)) * 86_400_000)
    const date = day.toISOString().slice(0, 10)
    const hour = 9 + (slot % 4)
    const phone = `600${String(100_000 + at)}`
    return `Guest${at} Example,${date} ${hour}:00,${date} ${hour}:20,${PEOPLE[at % PEOPLE.length]},Check-up,old-${at},${phone}`
  })
  return ['Client,Start,End,Staff,Service,Booking ID,Phone', ...rows].join('\n')
}

/** Counts what a person does, by the step of the set-up. */
const counter = () => {
  const counts = new Map<string, number>()
  let step = ''
  const one = () => counts.set(step, (counts.get(step) ?? 0) + 1)
  return {
    counts,
    step: <T>(name: string, steps: () => Promise<T>): Promise<T> => {
      step = name
      return base.step(name, steps)
    },
    press: async (it: Locator) => (one(), it.click()),
    fill: async (it: Locator, text: string) => (one(), it.fill(text)),
    choose: async (it: Locator, label: string) => (one(), it.selectOption({ label })),
    keys: async (page: Page, keys: string) => (one(), page.keyboard.press(keys)),
    file: async (it: Locator, name: string, text: string) => (
      one(),
      it.setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
    ),
  }
}

const runEnds = async (page: Page, title: RegExp, count: number) => {
  const panel = page.getByRole('region', { name: title })
  await expect(panel.getByText(`${count} done`, { exact: true })).toBeVisible({ timeout: 90_000 })
}

test('a clinic of twelve people opens from an empty organization in at most sixty actions', async ({ page }) => {
  const server = await startServer()
  try {
    await signIn(page, server)
    const person = counter()
    const { press, fill, choose, keys } = person
    const go = (name: string) =>
      press(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }))

    await person.step('people', async () => {
      await page.goto(`${server.url}/`)
      await press(page.getByRole('link', { name: 'Several at once' }))
      await fill(page.getByLabel('Names'), PEOPLE.join('\n'))
      await press(page.getByRole('button', { name: 'Add 12 people' }))
      await runEnds(page, /Add 12 people/, 12)
    })
    await person.step('rooms', async () => {
      await keys(page, 'Control+k')
      await fill(page.getByRole('combobox', { name: /Search/ }), 'add several')
      await expect(page.getByRole('option', { name: /Add several people/ }).first()).toBeVisible()
      await keys(page, 'Enter')
      await fill(page.getByLabel('Names'), ROOMS.join('\n'))
      await choose(page.getByLabel('Kind'), 'Resources')
      await press(page.getByRole('button', { name: 'Add 3 resources' }))
      await runEnds(page, /Add 3 resources/, 3)
    })
    await person.step('services and hours', async () => {
      await go('Today')
      await press(page.getByRole('link', { name: 'Ready-made start' }))
      await press(page.getByRole('button', { name: 'Clinic' }))
      await press(page.getByRole('button', { name: 'Set up', exact: true }))
      await runEnds(page, /Set up 6 services/, 20)
      // What lies over the page is closed, as a person would.
      for (const _ of [1, 2, 3]) {
        await press(
          page.getByRole('region', { name: /people|resources|services/ }).getByRole('button', { name: 'Close' }),
        )
      }
      for (const name of ['Ultrasound', 'Wound dressing', 'Minor surgery']) {
        await press(page.getByRole('button', { name: 'Actions for Check-up' }))
        await press(page.getByRole('menuitem', { name: 'Duplicate' }))
        await fill(page.getByRole('textbox', { name: 'Name' }), name)
        await press(page.getByRole('button', { name: 'Create service' }))
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
        await go('Services')
      }
    })
    await person.step('closures', async () => {
      await go('Closures')
      for (const [reason, from, to] of [
        ['Christmas', '24/12/2027', '26/12/2027'],
        ['New Year', '01/01/2028', '01/01/2028'],
      ] as const) {
        await press(page.getByRole('button', { name: 'Add closure' }).first())
        const dialog = page.getByRole('dialog')
        await fill(dialog.getByLabel('Reason'), reason)
        await fill(dialog.getByLabel('First day'), from)
        await fill(dialog.getByLabel('Last day'), to)
        await press(dialog.getByRole('button', { name: 'Continue' }))
        await expect(dialog).toHaveCount(0)
      }
    })
    await person.step('bookings', async () => {
      await go('Import')
      await person.file(page.getByLabel('File to import'), 'bookings.csv', oldBookings())
      await press(page.getByRole('button', { name: `Import ${BOOKINGS} rows` }))
      await expect(page.getByText(`${BOOKINGS} rows were imported.`)).toBeVisible({ timeout: 120_000 })
    })

    const total = [...person.counts.values()].reduce((sum, count) => sum + count, 0)
    console.log(`| actions to open a clinic | ${total} | ${[...person.counts].map((it) => it.join(' ')).join(', ')} |`)
    expect(total).toBeLessThanOrEqual(MOST_ACTIONS)
    const totalOf = async (path: string) => (await call<{ total: number }>(server, 'GET', path)).total
    const lengthOf = async (path: string) => (await call<unknown[]>(server, 'GET', path)).length
    expect(await totalOf('/api/v1/calendars?limit=1')).toBe(PEOPLE.length + ROOMS.length)
    expect(await lengthOf('/api/v1/services')).toBe(9)
    expect(await totalOf('/api/v2/appointments?limit=1')).toBe(BOOKINGS)
    expect(await lengthOf('/x/closures')).toBe(2)
  } finally {
    await server.stop()
  }
})
